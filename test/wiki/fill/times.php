<?php
/** Where MediaWiki looks at the clock on the wall. */

use MediaWiki\MediaWikiServices;

/** What the installer did happened when it ran; here it happens before everything else. */
function fillBeginning( FillWiki $wiki ): void {
  $database = MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY );
  $start = $database->timestamp( $wiki->content->start );
  foreach ( [
    'user' => 'user_registration', 'revision' => 'rev_timestamp', 'logging' => 'log_timestamp',
    'recentchanges' => 'rc_timestamp', 'page' => 'page_touched',
  ] as $table => $column ) {
    $database->update( $table, [ $column => $start ], '*', __FUNCTION__ );
  }
  $database->update( 'page', [ 'page_random' => 0.5 ], '*', __FUNCTION__ );
}

/** What is later than everything that happened, MediaWiki did not ask the time of the wiki for. */
function fillEnd( FillWiki $wiki ): void {
  $wiki->tick();
  $database = MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY );
  $end = $database->timestamp( wfTimestampNow() );
  foreach ( [
    'user' => 'user_touched', 'page' => 'page_touched', 'filearchive' => 'fa_deleted_timestamp',
  ] as $table => $column ) {
    $database->update(
      $table, [ $column => $end ], "$column > {$database->addQuotes( $end )}", __FUNCTION__
    );
  }
}
