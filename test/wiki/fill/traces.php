<?php
/** What is gone, hidden or protected, and what only logs tell. */

use MediaWiki\Logging\ManualLogEntry;
use MediaWiki\MediaWikiServices;
use MediaWiki\RecentChanges\RecentChange;
use MediaWiki\Title\Title;

function fillDeletions( FillWiki $wiki ): void {
  $content = $wiki->content;
  $delete = static fn ( string $title, array $more = [] ) => $wiki->act( 'Admin', $more + [
    'action' => 'delete', 'title' => $title, 'reason' => $content->sentence( 4 ),
  ] );
  foreach ( range( 0, 9 ) as $index ) {
    $title = ( [ '', 'Talk:', 'User:', 'Category:' ][$index % 4] ) . "Deleted $index";
    foreach ( range( 0, 1 + $index % 3 * 2 ) as $version ) {
      $author = $content->pick( [ ...array_slice( $content->users, 0, 6 ), $content->ips[1] ] );
      $wiki->edit( $author, $title, $content->sentence( 5 + 3 * $version ), [
        'minor' => $version % 2 === 1,
      ] + ( $version === 1 ? [ 'tags' => $content->tags[0] ] : [] ) );
    }
    $delete( $title, $index % 4 === 0 ? [ 'tags' => $content->tags[2] ] : [] );
  }
  $undelete = static fn ( string $title, array $more = [] ) => $wiki->act( 'Admin', $more + [
    'action' => 'undelete', 'title' => $title, 'reason' => $content->sentence( 3 ),
  ] );
  $undelete( 'Deleted 4', [ 'tags' => $content->tags[0] ] );
  // Some of the revisions only, so that the page has both kinds.
  foreach ( [ 'Deleted 8', 'Talk:Deleted 5' ] as $title ) {
    $times = MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY )
      ->newSelectQueryBuilder()->select( 'ar_timestamp' )->from( 'archive' )
      ->where( [ 'ar_title' => strtr( preg_replace( '/^Talk:/', '', $title ), ' ', '_' ) ] )
      ->orderBy( 'ar_timestamp' )->limit( 2 )->caller( __METHOD__ )->fetchFieldValues();
    $undelete( $title, [ 'timestamps' => implode( '|', $times ) ] );
  }
  // A page that was moved over what was there.
  $wiki->edit( $content->users[1], 'Mover', $content->sentence( 7 ) );
  $wiki->act( 'Admin', [ 'action' => 'move', 'from' => 'Mover', 'to' => 'Moved' ] );
  $wiki->edit( 'Admin', 'Mover', '#REDIRECT [[Moved]] again' );
  $delete( 'Mover' );
}

function fillHiding( FillWiki $wiki ): void {
  $content = $wiki->content;
  $hide = static fn ( string $type, array $ids, string $what, array $more = [] ) => $wiki->act(
    'Admin',
    $more + [
      'action' => 'revisiondelete', 'type' => $type, 'ids' => implode( '|', $ids ),
      'hide' => $what, 'reason' => $content->sentence( 3 ),
    ]
  );
  foreach ( [ 'content', 'comment', 'user', 'content|comment|user' ] as $index => $what ) {
    $title = $content->title( 8 + 2 * $index );
    $hide( 'revision', [ $wiki->revisions( $title )[1] ], $what, [
      'target' => $title, 'tags' => $content->tags[0],
    ] );
  }
  $title = $content->title( 16 );
  $hide( 'revision', [ $wiki->revisions( $title )[1] ], 'content|user', [
    'target' => $title, 'suppress' => 'yes',
  ] );
  $archived = MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY )
    ->newSelectQueryBuilder()->select( 'ar_timestamp' )->from( 'archive' )
    ->where( [ 'ar_title' => 'Deleted_2' ] )->caller( __METHOD__ )->fetchFieldValues();
  $hide( 'archive', array_slice( $archived, 0, 2 ), 'content|comment|user', [
    'target' => 'User:Deleted 2',
  ] );
  $hide( 'logging', $wiki->logEntries( 'move', 1 ), 'content|comment|user' );
  $hide( 'logging', $wiki->logEntries( 'delete', 1 ), 'comment' );
  $hide( 'logging', $wiki->logEntries( 'upload', 2 ), 'user' );
  $hide( 'logging', $wiki->logEntries( 'merge', 1 ), 'content|user', [ 'suppress' => 'yes' ] );
}

function fillProtections( FillWiki $wiki ): void {
  $content = $wiki->content;
  $protect = static fn ( string $title, string $levels, array $more = [] ) => $wiki->act(
    'Admin',
    $more + [
      'action' => 'protect', 'title' => $title, 'protections' => $levels,
      'expiry' => 'infinity', 'reason' => $content->sentence( 3 ),
    ]
  );
  $protect( $content->title( 0 ), 'edit=sysop|move=sysop', [ 'cascade' => true ] );
  $protect( $content->title( 1 ), 'edit=autoconfirmed', [ 'expiry' => '20970101000000' ] );
  $protect( $content->title( 2 ), 'move=sysop' );
  $protect( $content->title( 4 ), 'edit=autoconfirmed|move=autoconfirmed', [
    'expiry' => '20960101000000|20980101000000', 'tags' => $content->tags[1],
  ] );
  $protect( 'Main Page', 'edit=sysop', [ 'cascade' => true, 'expiry' => '20950101000000' ] );
  $protect( 'Template:Box', 'edit=autoconfirmed|move=sysop' );
  $protect( "File:{$content->files[0]}.png", 'edit=sysop|upload=sysop' );
  $protect( $content->title( 2 ), 'edit=autoconfirmed|move=sysop' );
  $protect( $content->title( 3 ), 'edit=sysop' );
  $protect( $content->title( 3 ), 'edit=all|move=all' );
  foreach ( [ 'infinity', '20970601000000', '20980601000000' ] as $index => $expiry ) {
    $title = [ '', 'Project:', 'Template:' ][$index] . "Unwanted $index";
    $level = $index === 1 ? 'autoconfirmed' : 'sysop';
    $protect( $title, "create=$level", [ 'expiry' => $expiry ] );
  }
  $protect( 'Deleted 0', 'create=sysop' );
  $wiki->act( 'Admin', [
    'action' => 'move',
    'from' => $content->title( 4 ),
    'to' => "{$content->title( 4 )} (protected)",
  ] );
}

/** Tags on what is there, and entries that nothing else of this wiki makes. */
function fillTraces( FillWiki $wiki ): void {
  $content = $wiki->content;
  foreach ( [ 'revid' => $wiki->revisions( $content->title( 7 ) ),
    'logid' => $wiki->logEntries( 'protect', 3 ) ] as $kind => $ids ) {
    $wiki->act( 'Admin', [
      'action' => 'tag', $kind => implode( '|', $ids ), 'reason' => $content->sentence( 3 ),
      'add' => implode( '|', array_slice( $content->tags, 0, 3 ) ),
    ] );
    $wiki->act( 'Admin', [
      'action' => 'tag', $kind => $ids[0], 'remove' => $content->tags[1],
      'tags' => $content->tags[3],
    ] );
  }
  $wiki->act( 'Admin', [
    'action' => 'managetags', 'operation' => 'deactivate', 'tag' => $content->tags[4],
  ] );
  foreach ( [ 'deactivate', 'activate' ] as $operation ) {
    $wiki->act( 'Admin', [
      'action' => 'managetags', 'operation' => $operation, 'tag' => $content->tags[3],
    ] );
  }

  $entries = [
    [ 'rights', 'autopromote', "User:{$content->users[3]}",
      [ '4::oldgroups' => [], '5::newgroups' => [ 'autoconfirmed' ] ] ],
    [ 'import', 'interwiki', 'Help:Imported',
      [ '4:number:count' => 2, '5:title-link:interwiki' => 'otherwiki:Help:Imported' ] ],
    [ 'newusers', 'newusers', "User:{$content->users[0]}", [] ],
    [ 'patrol', 'autopatrol', $content->title( 9 ),
      [ '4::curid' => 3, '5::previd' => 2, '6::auto' => 1 ] ],
    [ 'upload', 'revert', "File:{$content->files[0]}.png",
      [ 'img_sha1' => str_repeat( '0', 31 ), 'img_timestamp' => $content->start ] ],
    [ 'delete', 'delete_redir2', 'Mover', [] ],
    [ 'suppress', 'delete', 'Deleted 0', [] ],
    [ 'somethingelse', 'done', $content->title( 9 ), [ 'plain' => 1, 'other' => 'x' ] ],
  ];
  foreach ( $entries as [ $type, $action, $title, $parameters ] ) {
    $wiki->actAs( 'Admin' );
    $entry = new ManualLogEntry( $type, $action );
    $entry->setPerformer( $wiki->user( 'Admin' ) );
    $entry->setTarget( Title::newFromText( $title ) );
    $entry->setComment( $content->sentence( 4 ) );
    $entry->setParameters( $parameters );
    $entry->publish( $entry->insert() );
  }

  // As a wiki reports that shares its data with this one.
  $hasNew = MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY )
    ->fieldExists( 'recentchanges', 'rc_new', __FUNCTION__ );
  foreach ( [ 1, 2, 3 ] as $index ) {
    $wiki->actAs( $content->ips[3] );
    $title = Title::newFromText( $content->title( $index ) );
    $change = new RecentChange();
    $attributes = [
      'rc_timestamp' => wfTimestampNow(),
      'rc_namespace' => $title->getNamespace(),
      'rc_title' => $title->getDBkey(),
      'rc_type' => RC_EXTERNAL,
      'rc_source' => 'paramsmith',
      'rc_minor' => 1,
      'rc_cur_id' => $title->getArticleID(),
      'rc_user' => 0,
      'rc_user_text' => "otherwiki>Writer $index",
      'rc_comment' => $content->sentence( 4 ),
      'rc_comment_text' => $content->sentence( 4 ),
      'rc_comment_data' => null,
      'rc_this_oldid' => $title->getLatestRevID(),
      'rc_last_oldid' => $title->getLatestRevID(),
      'rc_bot' => $index % 2,
      'rc_new' => 0,
      'rc_ip' => '',
      'rc_patrolled' => RecentChange::PRC_AUTOPATROLLED,
      'rc_old_len' => $title->getLength(),
      'rc_new_len' => $title->getLength(),
      'rc_deleted' => 0,
      'rc_logid' => 0,
      'rc_log_type' => null,
      'rc_log_action' => '',
      'rc_params' => '',
    ];
    $change->setAttribs( array_filter(
      $attributes,
      // Newer versions have no column for new pages.
      static fn ( string $name ): bool => $name !== 'rc_new' || $hasNew,
      ARRAY_FILTER_USE_KEY
    ) );
    $change->setExtra( [ 'pageStatus' => 'exists' ] );
    $change->save();
  }
}
