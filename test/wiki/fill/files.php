<?php
/** Files: several kinds and versions, twins, and those that are gone or only on their way. */

use MediaWiki\Deferred\DeferredUpdates;
use MediaWiki\MediaWikiServices;
use Wikimedia\FileBackend\FSFile\TempFSFile;

function fillUpload( FillWiki $wiki, string $user, string $name, string $bytes ): void {
  $wiki->actAs( $user );
  $local = fillTemporary( $bytes, $name );
  $file = MediaWikiServices::getInstance()->getRepoGroup()->getLocalRepo()->newFile( $name );
  $content = $wiki->content;
  $text = $content->sentence( 8 );
  if ( !str_ends_with( $name, '.gif' ) ) {
    $text .= "\n[[Category:{$content->pick( $content->categories )}]]";
  }
  $status = $file->upload(
    $local->getPath(), $content->sentence( 4 ), $text, 0, false, false, $wiki->user( $user ),
    $content->below( 4 ) ? [] : array_slice( $content->tags, 0, 2 )
  );
  if ( !$status->isOK() ) {
    throw new RuntimeException( "$name was not uploaded: $status" );
  }
  DeferredUpdates::doUpdates();
}

/** A file on disk until nobody needs it any more. */
function fillTemporary( string $bytes, string $name ): TempFSFile {
  $file = MediaWikiServices::getInstance()->getTempFSFileFactory()
    ->newTempFSFile( 'paramsmith', pathinfo( $name, PATHINFO_EXTENSION ) );
  file_put_contents( $file->getPath(), $bytes );
  return $file;
}

function fillFiles( FillWiki $wiki ): void {
  $content = $wiki->content;
  $colour = static fn (): array => [
    $content->below( 256 ), $content->below( 256 ), $content->below( 256 )
  ];
  $png = static fn (): string => fillPng(
    40 + $content->below( 400 ), 30 + $content->below( 200 ), $colour(),
    [ 'Title' => $content->sentence( 3 ), 'Author' => $content->pick( $content->users ) ]
  );
  foreach ( $content->files as $index => $name ) {
    fillUpload( $wiki, $content->users[$index % 4], "$name.png", $png() );
  }
  // Several versions, one taken up again.
  foreach ( [ 0, 0, 0, 1, 2 ] as $index ) {
    fillUpload( $wiki, $content->users[$index], "{$content->files[$index]}.png", $png() );
  }
  $repo = MediaWikiServices::getInstance()->getRepoGroup()->getLocalRepo();
  $versions = $repo->newFile( "{$content->files[0]}.png" )->getHistory();
  $wiki->act( 'Admin', [
    'action' => 'filerevert', 'filename' => "{$content->files[0]}.png",
    'archivename' => end( $versions )->getArchiveName(), 'comment' => $content->sentence( 3 ),
  ] );
  foreach ( [ 0, 1, 2 ] as $index ) {
    $jpeg = fillJpeg(
      160 + 8 * $content->below( 90 ), 120, $content->pick( $content->users ),
      '20' . ( 10 + $index ) . ':05:04 10:00:00'
    );
    fillUpload( $wiki, 'Admin', "{$content->files[$index]}.jpg", $jpeg );
    $frames = 1 + 3 * $index;
    $gif = fillGif( 24, 16 + $index, $colour(), $frames, $content->sentence( 3 ) );
    fillUpload( $wiki, 'Highlimits', "{$content->files[$index]}.gif", $gif );
  }
  fillUpload( $wiki, 'Admin', "{$content->files[4]}.svg", fillSvg( 120, 80, $content->files[4] ) );
  fillUpload( $wiki, 'Admin', "{$content->files[5]}.txt", $content->sentence( 40 ) );
  // Twins, one of them under two more names.
  $twin = $png();
  foreach ( [ 'Twin A', 'Twin B', 'Twin C' ] as $name ) {
    fillUpload( $wiki, $content->users[1], "$name.png", $twin );
  }
  $sibling = fillGif( 8, 8, $colour(), 2, 'Sibling' );
  foreach ( [ 'Sibling A', 'Sibling B' ] as $name ) {
    fillUpload( $wiki, $content->users[2], "$name.gif", $sibling );
  }
  $wiki->act( 'Admin', [
    'action' => 'move', 'from' => 'File:Twin C.png', 'to' => 'File:Triplet.png',
    'reason' => $content->sentence( 3 ),
  ] );
  $wiki->edit( 'Admin', 'Gallery', "<gallery>\nTwin A.png\nTwin C.png\nSibling A.gif\n" .
    "{$content->files[4]}.svg\n{$content->files[0]}.jpg\n</gallery> [[Media:Triplet.png]] " .
    "[[:File:{$content->files[5]}.txt]]" );

  // Gone: whole files, one that came back, and single versions.
  foreach ( [ 6, 7, 8 ] as $index ) {
    fillUpload( $wiki, 'Admin', "Gone $index.png", $png() );
    fillUpload( $wiki, $content->users[0], "Gone $index.png", $png() );
    $wiki->act( 'Admin', [
      'action' => 'delete', 'title' => "File:Gone $index.png",
      'reason' => $content->sentence( 4 ),
    ] );
  }
  $wiki->act( 'Admin', [
    'action' => 'undelete', 'title' => 'File:Gone 8.png', 'reason' => $content->sentence( 3 ),
  ] );
  $old = $repo->newFile( "{$content->files[1]}.png" )->getHistory()[0]->getArchiveName();
  $wiki->act( 'Admin', [
    'action' => 'delete', 'title' => "File:{$content->files[1]}.png", 'oldimage' => $old,
    'reason' => $content->sentence( 3 ),
  ] );
  $archived = MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY )
    ->newSelectQueryBuilder()->select( 'fa_id' )->from( 'filearchive' )
    ->where( [ 'fa_name' => 'Gone_6.png' ] )->caller( __METHOD__ )->fetchField();
  foreach ( [ 'no', 'yes' ] as $index => $suppress ) {
    $name = $content->files[2 - 2 * $index];
    $versions = $repo->newFile( "$name.png" )->getHistory();
    $wiki->act( 'Admin', [
      'action' => 'revisiondelete', 'type' => 'oldimage', 'hide' => 'content|comment|user',
      'target' => "File:$name.png", 'reason' => $content->sentence( 3 ),
      'ids' => substr( $versions[0]->getArchiveName(), 0, 14 ), 'suppress' => $suppress,
    ] );
  }
  $wiki->act( 'Admin', [
    'action' => 'revisiondelete', 'type' => 'filearchive', 'hide' => 'content|comment|user',
    'target' => 'File:Gone 6.png', 'ids' => $archived, 'reason' => $content->sentence( 3 ),
  ] );
  // Not published yet.
  foreach ( [ 'Admin', 'Admin', 'Highlimits', 'Admin' ] as $index => $user ) {
    $wiki->actAs( $user );
    $file = $index === 3
      ? fillTemporary( fillJpeg( 64, 64, 'Stash', '2020:01:01 00:00:00' ), 'stash.jpg' )
      : fillTemporary( $png(), 'stash.png' );
    $repo->getUploadStash( $wiki->user( $user ) )->stashFile( $file->getPath(), 'file' );
  }
}
