<?php
/** Articles, redirects, and what was done to them. */

use MediaWiki\Context\RequestContext;
use MediaWiki\Deferred\DeferredUpdates;
use MediaWiki\MediaWikiServices;

function fillArticleText( FillContent $content, int $index ): string {
  $title = $content->title( $index );
  $link = static fn (): string => $content->title( $content->below( $content->articles + 9 ) );
  $file = $content->pick( [ ...$content->files, 'Never uploaded', 'Lost' ] );
  $host = $content->pick( $content->hosts );
  $text = "'''$title''' {$content->sentence( 12 )} [[{$link()}]], [[{$link()}|{$content->pick(
    $content->words
  )}]] and [[{$link()}#History]].\n";
  $optional = [
    "{{Box|$title|{{Note|{$content->below( 99 )}}}}}\n",
    "[[File:$file.png|thumb|{$content->sentence( 3 )}]]\n",
    "[[Media:{$content->files[$index % 4]}.png]] <gallery>\n{$content->files[1]}.jpg\n</gallery>\n",
    "[https://$host/$index?q=1 {$content->sentence( 2 )}] http://$host/plain/$index\n",
    "[//$host/relative/$index x] [mailto:mail$index@$host write] ftp://$host/$index\n",
    "[[otherwiki:{$link()}]] [[elsewhere:{$link()}|there]] [[:{$content->languages[0]}:X]]\n",
    "[[{$content->languages[$index % 3]}:$title]]\n[[{$content->languages[3]}:Z$index]]\n",
    "{{DISPLAYTITLE:<i>$title</i>}} {{DEFAULTSORT:{$content->pick( $content->words )} $index}}\n",
    "{{Missing template|$index}} [[Project:About]] [[Help:Nowhere]] [[User talk:Admin]]\n",
    "__NOINDEX__ __FORCETOC__ [[Talk:$title]] [[Special:Search]]\n",
    "__INDEX__ __NOEDITSECTION__ __NONEWSECTIONLINK__ {{:{$content->title( 0 )}}}\n",
  ];
  foreach ( $optional as $place => $part ) {
    $own = $index % count( $optional ) === $place;
    if ( $index !== 0 && ( $own || $content->below( 3 ) === 0 ) ) {
      $text .= $part;
    }
  }
  foreach ( [ 'History', 'Use', 'See also' ] as $heading ) {
    $text .= "\n== $heading ==\n" . $content->sentence( 8 + $content->below( 30 ) ) . "\n";
  }
  for ( $left = $content->below( 4 ); $left > 0; $left-- ) {
    $sort = $content->below( 2 ) ? "|{$content->pick( $content->words )}" : '';
    $text .= "[[Category:{$content->pick( $content->categories )}$sort]]\n";
  }
  // What the lists of these are long enough to be continued for.
  $text .= "{{Note|$index}} [[{$content->title( 0 )}]] [[Project:All]]\n";
  return $text . ( $index % 9 === 4 ? "[[Category:Never described]]\n" : '' );
}

function fillArticles( FillWiki $wiki ): void {
  $content = $wiki->content;
  $authors = [
    'Admin', 'Highlimits', ...array_slice( $content->users, 0, 10 ), $content->ips[0],
    $content->ips[3], $content->ips[5],
  ];
  for ( $index = 0; $index < $content->articles; $index++ ) {
    $wiki->edit(
      $authors[$index * 7 % count( $authors )],
      $content->title( $index ),
      fillArticleText( $content, $index ),
      [ 'bot' => $index % 6 === 0 ] + ( $index % 8 ? [] : [ 'tags' => $content->tags[0] ] )
    );
  }
  for ( $index = 0; $index < $content->articles; $index += 2 ) {
    $title = $content->title( $index );
    $author = $content->pick( $authors );
    $wiki->edit( $author, $title, $content->sentence( 15 ) . "\n\n=== More ===\nMore.", [
      'section' => 1 + $index % 3,
      'summary' => '/* History */ ' . $content->sentence( 3 ) . " [[$title]]",
      'minor' => $index % 4 === 0,
      'bot' => $index % 6 === 0,
    ] );
  }
  for ( $index = 1; $index < $content->articles; $index += 4 ) {
    $subject = $content->title( $index );
    $wiki->edit( $content->pick( $authors ), "Talk:$subject", $content->sentence( 20 ), [
      'section' => 'new', 'sectiontitle' => $content->sentence( 3 ),
      'tags' => implode( '|', array_slice( $content->tags, 0, $index % 3 ) ),
    ] );
  }
  $all = array_map( $content->title( ... ), range( 0, $content->articles - 1 ) );
  $wiki->edit( 'Admin', 'Project:All', '* [[' . implode( "]]\n* [[", $all ) . ']]' );
  foreach ( [ 'Admin', $content->users[2] ] as $name ) {
    $wiki->edit( $content->ips[4], "User talk:$name", "== Hello ==\n{$content->sentence( 9 )}" );
  }
  // More versions than an answer holds.
  for ( $version = 0; $version < 64; $version++ ) {
    $wiki->edit( $content->pick( $authors ), 'Chronicle', $content->sentence( 6 ), [
      'minor' => $version % 5 === 0, 'summary' => $version % 7 ? $content->sentence( 3 ) : '',
    ] );
  }
}

/**
 * Plain pages, each with a link, a category and a template, so that there are enough of them. They
 * come last: what happened before them stays as it was.
 */
function fillEntries( FillWiki $wiki ): void {
  $content = $wiki->content;
  for ( $index = 0; $index < $content->entries; $index++ ) {
    $word = trim( $content->words[$index % count( $content->words )], '#<' );
    $title = ucfirst( $word ) . " (entry $index)";
    $target = $content->title( $index % $content->articles );
    $category = $content->categories[$index % count( $content->categories )];
    $wiki->edit(
      $content->users[$index % 6],
      $title,
      "{{Note|$index}} {$content->sentence( 6 )} See [[$target]].\n[[Category:$category]]"
    );
  }
}

/** Edits that were taken back, in each of the ways that the wiki marks, and some that were seen. */
function fillReverts( FillWiki $wiki ): void {
  $content = $wiki->content;
  $title = $content->title( 3 );
  $before = $wiki->revisions( $title )[0];
  $wiki->edit( $content->ips[4], $title, '' );
  $wiki->act(
    'Admin',
    [ 'action' => 'rollback', 'title' => $title, 'user' => $content->ips[4], 'markbot' => true ],
    'rollback'
  );
  $undone = $wiki->edit( $content->users[1], $title, str_repeat( $content->sentence( 9 ), 30 ) );
  $wiki->act( $content->users[4], [ 'action' => 'edit', 'title' => $title, 'undo' => $undone ] );
  $undone = $wiki->edit( $content->ips[4], $title, $content->sentence( 9 ) );
  $wiki->act( $content->users[4], [
    'action' => 'edit', 'title' => $title, 'undo' => $undone, 'undoafter' => $before,
  ] );
  $wiki->act( 'Admin', [ 'action' => 'patrol', 'revid' => $undone ], 'patrol' );
  $unseen = $wiki->act( 'Admin', [
    'action' => 'query', 'list' => 'recentchanges', 'rcshow' => '!patrolled', 'rclimit' => 6,
  ] );
  foreach ( $unseen['query']['recentchanges'] as $index => [ 'rcid' => $id ] ) {
    $wiki->act( $content->users[0], [
      'action' => 'patrol', 'rcid' => $id, 'tags' => $index % 2 ? '' : $content->tags[1],
    ], 'patrol' );
  }
}

/** Pages in other models, and in other languages. */
function fillModels( FillWiki $wiki ): void {
  $content = $wiki->content;
  $wiki->edit( 'Admin', 'Project:Plain', $content->sentence( 9 ), [ 'contentmodel' => 'text' ] );
  $wiki->edit( 'Admin', 'Project:Table', '[ 1, 2 ]', [ 'contentmodel' => 'json' ] );
  $wiki->edit( 'Admin', 'Project:Script', "'use strict';", [ 'contentmodel' => 'javascript' ] );
  $wiki->act( 'Admin', [
    'action' => 'changecontentmodel', 'title' => 'Project:Script', 'model' => 'text',
    'summary' => $content->sentence( 3 ),
  ] );
  foreach ( [ 5, 6 ] as $index ) {
    $wiki->act( 'Admin', [
      'action' => 'setpagelanguage', 'title' => $content->title( $index ),
      'lang' => $content->languages[$index % 3], 'reason' => $content->sentence( 3 ),
    ] );
  }
}

function fillRedirects( FillWiki $wiki ): void {
  $content = $wiki->content;
  $redirects = [];
  foreach ( range( 0, 11 ) as $index ) {
    $anchor = $index % 3 === 1 ? '#History' : '';
    $redirects["Short $index"] = $content->title( $index * 3 ) . $anchor;
  }
  $redirects += [
    'Shorter' => 'Short 1',
    'Shortest' => 'Shorter',
    'Broken' => 'Nothing at all',
    'Away' => 'otherwiki:Main Page',
    'Abroad' => "{$content->languages[0]}:{$content->title( 1 )}#X",
    'Round' => 'Round',
    'Template:B' => 'Template:Box',
    'Talk:Short 0' => "Talk:{$content->title( 1 )}",
    'Help:Guide' => 'Project:About#First',
    'Category:Old name' => ":Category:{$content->categories[0]}",
    'Listing' => 'Special:AllPages',
  ];
  foreach ( $redirects as $title => $target ) {
    $wiki->edit( $content->users[2], $title, "#REDIRECT [[$target]]" );
  }
  $wiki->edit( $content->users[3], 'Through', '{{B|1}} [[Short 0]] [[Shorter]] [[Broken]]' );
  $files = array_map( static fn ( string $name ): string => "$name.png", $content->files );
  $wiki->edit( 'Admin', 'Decorated', "#REDIRECT [[{$content->title( 0 )}]]\n{{B|1}} {{Note}}\n" .
    "<gallery>\n" . implode( "\n", $files ) . "\n</gallery>" );
  // One that is none any more, and one that has become one.
  $wiki->edit( 'Admin', 'Short 2', $content->sentence( 7 ) );
  $wiki->edit( 'Admin', 'Short 3', "#REDIRECT [[{$content->title( 1 )}]] __STATICREDIRECT__" );
}

function fillMoves( FillWiki $wiki ): void {
  $content = $wiki->content;
  $move = static fn ( string $from, string $to, array $more = [], string $name = 'Admin' ) =>
    $wiki->act( $name, $more + [
      'action' => 'move', 'from' => $from, 'to' => $to, 'reason' => $content->sentence( 3 ),
    ] );
  $last = $content->title( $content->articles - 1 );
  $move( $last, "$last (moved)", [ 'movetalk' => true ] );
  $move( "$last (moved)", $last, [ 'tags' => "{$content->tags[0]}|{$content->tags[2]}" ] );
  $wiki->edit( 'Admin', 'Project:About/First', $content->sentence( 5 ) );
  $wiki->edit( 'Admin', 'Project:About/Second', $content->sentence( 5 ) );
  $move( 'Project:About', 'Project:Who we are', [ 'movesubpages' => true ], $content->users[0] );
  $wiki->edit( $content->users[0], 'Draft', $content->sentence( 9 ) );
  $move( 'Draft', 'Project:Draft', [ 'noredirect' => true ] );
  $move( 'Short 4', 'Short four', [], $content->users[4] );

  // Histories that become one.
  $wiki->edit( $content->users[1], 'Part one', $content->sentence( 9 ) );
  $wiki->edit( $content->users[2], 'Part one', $content->sentence( 10 ) );
  $wiki->edit( $content->users[3], 'Part two', $content->sentence( 11 ) );
  $wiki->act( 'Admin', [
    'action' => 'mergehistory', 'from' => 'Part one', 'to' => 'Part two',
    'reason' => $content->sentence( 3 ),
  ] );
}

/** Pages with histories that were written elsewhere. */
function fillImports( FillWiki $wiki ): void {
  $content = $wiki->content;
  $pages = '';
  $sentence = static fn ( int $length ) => htmlspecialchars( $content->sentence( $length ) );
  foreach ( [ 'Brought', 'Carried' ] as $title ) {
    $revisions = '';
    foreach ( [ 1, 2, 3 ] as $index ) {
      $revisions .= "<revision><timestamp>201{$index}-05-04T03:02:01Z</timestamp>" .
        "<contributor><username>Writer $index</username></contributor>" .
        "<comment>{$sentence( 3 )}</comment><model>wikitext</model>" .
        "<format>text/x-wiki</format><text>{$sentence( 20 )}</text></revision>";
    }
    $pages .= "<page><title>$title</title><ns>0</ns>$revisions</page>";
  }
  foreach ( [ true, false ] as $upload ) {
    $wiki->actAs( 'Admin' );
    $xml = '<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" ' .
      'xml:lang="en">' . ( $upload ? $pages : str_replace( 'ed</title>', 'ed over</title>',
      str_replace( 'Brought<', 'Fetched<', $pages ) ) ) . '</mediawiki>';
    // The importer takes an earlier error, such as of a file that is not XML, for one of its own.
    libxml_clear_errors();
    $importer = MediaWikiServices::getInstance()->getWikiImporterFactory()->getWikiImporter(
      new ImportStringSource( $xml ), RequestContext::getMain()->getAuthority()
    );
    $importer->setUsernamePrefix( 'otherwiki', false );
    $reporter = new ImportReporter(
      $importer, $upload, 'otherwiki', $content->sentence( 3 ), RequestContext::getMain()
    );
    $reporter->setChangeTags( [ $content->tags[3] ] );
    $reporter->setContext( RequestContext::getMain() );
    $reporter->open();
    $importer->doImport();
    $status = $reporter->close();
    if ( !$status->isGood() ) {
      throw new RuntimeException( "Nothing was imported: $status" );
    }
    DeferredUpdates::doUpdates();
  }
}
