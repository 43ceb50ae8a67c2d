<?php
/** The bytes of small images, drawn without a library. */

/** @param array<string,string> $texts What the image says of itself */
function fillPng( int $width, int $height, array $colour, array $texts ): string {
  $chunk = static fn ( string $type, string $data ): string =>
    pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
  $row = "\0" . str_repeat( pack( 'C3', ...$colour ), $width );
  $notes = '';
  foreach ( $texts as $key => $text ) {
    $notes .= $chunk( 'tEXt', "$key\0$text" );
  }
  return "\x89PNG\r\n\x1a\n" .
    $chunk( 'IHDR', pack( 'N2C5', $width, $height, 8, 2, 0, 0, 0 ) ) .
    $chunk( 'pHYs', pack( 'N2C', 2835, 2835, 1 ) ) .
    $notes .
    $chunk( 'IDAT', gzcompress( str_repeat( $row, $height ) ) ) .
    $chunk( 'IEND', '' );
}

/** A GIF; with more than one frame it is animated. */
function fillGif( int $width, int $height, array $colour, int $frames, string $comment ): string {
  $palette = pack( 'C3', ...$colour ) . "\xff\xff\xff\0\0\0\x80\x80\x80";
  $gif = 'GIF89a' . pack( 'v2C3', $width, $height, 0b10010001, 0, 0 ) . $palette;
  if ( $frames > 1 ) {
    $gif .= "\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0";
  }
  $gif .= "\x21\xfe" . chr( strlen( $comment ) ) . $comment . "\0";
  for ( $frame = 0; $frame < $frames; $frame++ ) {
    // Codes of three bits: "clear" before every second pixel, so that they never grow.
    $bits = '';
    for ( $left = $width * $height; $left > 0; $left -= 2 ) {
      $bits .= '001' . str_repeat( strrev( sprintf( '%03b', $frame % 2 ) ), min( $left, 2 ) );
    }
    $bits .= strrev( sprintf( '%03b', 5 ) );
    $bytes = '';
    foreach ( str_split( $bits, 8 ) as $byte ) {
      $bytes .= chr( bindec( strrev( $byte ) ) );
    }
    $gif .= "\x21\xf9\x04\0" . pack( 'v', 50 ) . "\0\0";
    $gif .= ',' . pack( 'v4C', 0, 0, $width, $height, 0 ) . "\x02";
    foreach ( str_split( $bytes, 255 ) as $block ) {
      $gif .= chr( strlen( $block ) ) . $block;
    }
    $gif .= "\0";
  }
  return "$gif;";
}

/**
 * A grey JPEG.
 *
 * @param string $maker Of the camera, by its own account
 * @param string $taken As in `2021:05:04 10:00:00`
 */
function fillJpeg( int $width, int $height, string $maker, string $taken ): string {
  $segment = static fn ( int $marker, string $data ): string =>
    "\xff" . chr( $marker ) . pack( 'n', strlen( $data ) + 2 ) . $data;
  $blocks = intdiv( $width + 7, 8 ) * intdiv( $height + 7, 8 );
  // Both tables have one code, the bit 0: "no difference" and "end of block".
  $bits = str_repeat( '00', $blocks );
  $bits .= str_repeat( '1', ( 8 - strlen( $bits ) % 8 ) % 8 );
  $scan = '';
  foreach ( str_split( $bits, 8 ) as $byte ) {
    $scan .= chr( bindec( $byte ) );
  }
  return "\xff\xd8" .
    $segment( 0xe1, "Exif\0\0" . fillExif( $maker, $taken ) ) .
    $segment( 0xdb, "\0" . str_repeat( "\x10", 64 ) ) .
    $segment( 0xc0, "\x08" . pack( 'n2', $height, $width ) . "\x01\x01\x11\0" ) .
    $segment( 0xc4, "\x00\x01" . str_repeat( "\0", 15 ) . "\0" ) .
    $segment( 0xc4, "\x10\x01" . str_repeat( "\0", 15 ) . "\0" ) .
    $segment( 0xda, "\x01\x01\0\0\x3f\0" ) .
    "$scan\xff\xd9";
}

/** A TIFF structure with a few fields, and one directory below. */
function fillExif( string $maker, string $taken ): string {
  $directory = static function ( array $fields, int $offset ): string {
    $body = '';
    $data = '';
    $after = $offset + 2 + 12 * count( $fields ) + 4;
    foreach ( $fields as [ $tag, $type, $count, $bytes ] ) {
      if ( strlen( $bytes ) > 4 ) {
        $body .= pack( 'v2V2', $tag, $type, $count, $after + strlen( $data ) );
        $data .= strlen( $bytes ) % 2 ? "$bytes\0" : $bytes;
      } else {
        $body .= pack( 'v2V', $tag, $type, $count ) . str_pad( $bytes, 4, "\0" );
      }
    }
    return pack( 'v', count( $fields ) ) . $body . pack( 'V', 0 ) . $data;
  };
  $text = static fn ( int $tag, string $value ): array =>
    [ $tag, 2, strlen( $value ) + 1, "$value\0" ];
  $fields = static fn ( int $below ): array => [
    $text( 0x010e, 'A picture that nobody took' ),
    $text( 0x010f, $maker ),
    $text( 0x0110, 'Pinhole 3' ),
    [ 0x0112, 3, 1, pack( 'v', 1 ) ],
    $text( 0x0132, $taken ),
    $text( 0x013b, "$maker and daughters" ),
    [ 0x8769, 4, 1, pack( 'V', $below ) ],
  ];
  $below = 8 + strlen( $directory( $fields( 0 ), 8 ) );
  return "II*\0" . pack( 'V', 8 ) . $directory( $fields( $below ), 8 ) . $directory( [
    [ 0x829a, 5, 1, pack( 'V2', 1, 250 ) ],
    [ 0x829d, 5, 1, pack( 'V2', 28, 10 ) ],
    [ 0x8827, 3, 1, pack( 'v', 200 ) ],
    $text( 0x9003, $taken ),
    [ 0x9209, 3, 1, pack( 'v', 16 ) ],
  ], $below );
}

function fillSvg( int $width, int $height, string $title ): string {
  return <<<XML
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="$width" height="$height">
    <title>$title</title><desc>A circle.</desc>
    <circle cx="10" cy="10" r="8"/>
    </svg>
    XML;
}
