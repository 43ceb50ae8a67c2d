<?php
/** What articles are made with: other wikis, tags, templates, categories, and the interface. */

use MediaWiki\MediaWikiServices;

function fillGround( FillWiki $wiki ): void {
  fillOtherWikis( $wiki->content );
  fillTags( $wiki );
  fillPages( $wiki );
  fillCategories( $wiki );
}

function fillOtherWikis( FillContent $content ): void {
  $rows = [];
  foreach ( [ 'otherwiki', 'elsewhere', ...$content->languages ] as $index => $prefix ) {
    $rows[] = [
      'iw_prefix' => $prefix,
      'iw_url' => "https://$prefix.example/wiki/$1",
      'iw_api' => $index % 2 ? '' : "https://$prefix.example/w/api.php",
      'iw_wikiid' => $index % 2 ? '' : "{$prefix}wiki",
      'iw_local' => $index === 1 ? 0 : 1,
      'iw_trans' => $index === 0 ? 1 : 0,
    ];
  }
  MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY )
    ->replace( 'interwiki', 'iw_prefix', $rows, __FUNCTION__ );
}

function fillTags( FillWiki $wiki ): void {
  $content = $wiki->content;
  $manage = static fn ( string $operation, string $tag ) => $wiki->act( 'Admin', [
    'action' => 'managetags', 'operation' => $operation, 'tag' => $tag,
    'reason' => $content->sentence( 3 ),
  ] );
  foreach ( [ ...$content->tags, 'mistake' ] as $tag ) {
    $manage( 'create', $tag );
  }
  $manage( 'delete', 'mistake' );
  $wiki->edit( 'Admin', "MediaWiki:Tag-{$content->tags[0]}", "''{$content->tags[0]}''" );
  $wiki->edit(
    'Admin', "MediaWiki:Tag-{$content->tags[0]}-description", $content->sentence( 5 )
  );
}

function fillPages( FillWiki $wiki ): void {
  global $wgUrlProtocols;
  $content = $wiki->content;
  $box = '<includeonly><div class="box">{{{1|}}} {{#if:}} {{Note|{{{2|}}}}}</div>' .
    "[[Category:{$content->categories[0]}]]</includeonly><noinclude>{{Documentation}}</noinclude>";
  $pages = [
    'Template:Box' => $box,
    'Template:Note' => '<span>{{{1|-}}}</span>',
    'Template:Documentation' => 'See [[Help:Templates]]. [[Category:Documented templates]]',
    'Template:Unused' => $content->sentence( 5 ),
    'Category:Nothing in it' => $content->sentence( 5 ),
    'MediaWiki:Bad image list' => "* [[:File:{$content->files[3]}.png]] except [[Main Page]]",
    'Help:Templates' => "__TOC__\n== Use ==\n{{Note|1}} {{Missing template}} {{Help:Other}}",
    'Project:About' => "__NEWSECTIONLINK__ {{SITENAME}} [[Special:AllPages]]",
    'MediaWiki:Common.css' => 'body { margin: 0 }',
    'MediaWiki:Common.js' => '/* ' . $content->sentence( 4 ) . ' */',
    'MediaWiki:Mainpage-description' => $content->sentence( 2 ),
    'MediaWiki:Sitenotice' => $content->sentence( 6 ),
    'MediaWiki:Mainpage/de' => $content->sentence( 2 ),
    'User:Admin/common.js' => "mw.log( {$content->seed} );",
    'User:Admin/vector.css' => 'a { color: red }',
    'User:Admin/data.json' => "{ \"seed\": {$content->seed} }",
    'User:Admin' => 'I am [[User:Highlimits|not a bot]]. __NOINDEX__',
    "User:{$content->users[1]}" => $content->sentence( 12 ) . ' {{User:Admin}}',
    'Main Page' => "'''Welcome.''' [[{$content->title( 0 )}]] {{Project:About}} __NOTOC__",
  ];
  $addresses = array_map(
    static fn ( string $protocol ): string => "* [{$protocol}x.example a]", $wgUrlProtocols
  );
  $pages['Addresses'] = implode( "\n", $addresses );
  foreach ( $pages as $title => $text ) {
    $wiki->edit( 'Admin', $title, $text );
  }
}

/** Each but the first is below another, and the last has no page. */
function fillCategories( FillWiki $wiki ): void {
  $content = $wiki->content;
  foreach ( array_slice( $content->categories, 0, -1 ) as $index => $name ) {
    $above = $content->categories[$index - 1] ?? null;
    $text = $content->sentence( 7 ) . ( $above === null ? '' : "[[Category:$above|*$name]]" );
    $text .= $index % 3 === 2 ? ' __HIDDENCAT__' : '';
    $text .= $index === 4 ? ' __EXPECTUNUSEDCATEGORY__ __NOGALLERY__' : '';
    $wiki->edit( $content->users[$index % 4], "Category:$name", $text );
  }
}
