<?php
/** Users, their rights and preferences, blocks, and watchlists. */

use MediaWiki\Logging\ManualLogEntry;
use MediaWiki\MediaWikiServices;
use MediaWiki\User\User;

function fillUsers( FillWiki $wiki ): void {
  $options = MediaWikiServices::getInstance()->getUserOptionsManager();
  // How each account came to be; the first half of the users have an address.
  $ways = [ 'create', 'create', 'create2', 'byemail', 'autocreate', 'create' ];
  foreach ( $wiki->content->users as $index => $name ) {
    $way = $ways[$index % count( $ways )];
    $byOther = $way === 'create2' || $way === 'byemail';
    $wiki->actAs( 'Admin' );
    $user = User::createNew( $name, [
      'email' => $index < 6 ? "user$index@example.org" : '',
      'email_authenticated' => $index < 4 ? wfTimestampNow() : null,
      'real_name' => $index % 4 === 0 ? "The real $name" : '',
    ] );
    $options->setOption( $user, 'gender', [ 'female', 'male', 'unknown' ][$index % 3] );
    if ( $index % 5 === 0 ) {
      $options->setOption( $user, 'language', 'de' );
      $options->setOption( $user, 'userjs-colour', 'green' );
    }
    // Whoever knows this may read the first user's watchlist.
    if ( $index === 0 ) {
      $options->setOption( $user, 'watchlisttoken', sha1( "paramsmith-$name" ) );
    }
    $options->saveOptions( $user );
    $entry = new ManualLogEntry( 'newusers', $way );
    $entry->setPerformer( $byOther ? $wiki->user( 'Admin' ) : $user );
    $entry->setTarget( $user->getUserPage() );
    $entry->setParameters( [ '4::userid' => $user->getId() ] );
    $entry->publish( $entry->insert() );
  }
  foreach ( [ 'Admin', 'Highlimits' ] as $name ) {
    $user = $wiki->user( $name );
    $user->setEmail( strtolower( $name ) . '@example.org' );
    $user->setEmailAuthenticationTimestamp( wfTimestampNow() );
    $user->saveSettings();
  }

  [ $sysop, $temporary, $bot, $former ] = $wiki->content->users;
  $grant = static fn ( string $name, array $change ) => $wiki->act( 'Admin', $change + [
    'action' => 'userrights', 'user' => $name, 'reason' => $wiki->content->sentence( 3 ),
  ], 'userrights' );
  $grant( 'Admin', [ 'add' => 'suppress' ] );
  $grant( $sysop, [ 'add' => 'sysop|bureaucrat' ] );
  $grant( $temporary, [ 'add' => 'interface-admin|bot', 'expiry' => '20990101000000|infinity' ] );
  $grant( $bot, [ 'add' => 'bot', 'expiry' => '20980601000000' ] );
  $grant( $former, [ 'add' => 'sysop' ] );
  $grant( $former, [ 'remove' => 'sysop' ] );
}

function fillBlocks( FillWiki $wiki ): void {
  $users = $wiki->content->users;
  $ips = $wiki->content->ips;
  $block = static fn ( string $target, array $more ) => $wiki->act( 'Admin', $more + [
    'action' => 'block',
    'user' => $target,
    'expiry' => 'infinity',
    'allowusertalk' => true,
    'reason' => $wiki->content->sentence( 3 ),
  ] );
  $block( $users[5], [ 'expiry' => '20970101000000' ] );
  $wiki->act( 'Admin', [ 'action' => 'unblock', 'user' => $users[5], 'reason' => 'Served' ] );
  $block( $users[6], [ 'autoblock' => true, 'nocreate' => true ] );
  $block( $users[7], [ 'noemail' => true ] );
  $block( $users[7], [ 'reblock' => true, 'expiry' => '20980301120000', 'noemail' => true ] );
  $pages = implode( '|', array_map( $wiki->content->title( ... ), [ 1, 2, 3 ] ) );
  $block( $users[8], [ 'partial' => true, 'pagerestrictions' => $pages ] );
  $block( $users[9], [
    'partial' => true, 'namespacerestrictions' => '0|6|10', 'actionrestrictions' => 'upload|move',
  ] );
  $block( $users[10], [ 'hidename' => true, 'noemail' => true, 'allowusertalk' => false ] );
  $block( $users[10], [ 'reblock' => true, 'hidename' => true, 'nocreate' => true ] );
  $block( $users[11], [ 'allowusertalk' => false, 'tags' => $wiki->content->tags[0] ] );
  $block( $ips[0], [ 'anononly' => true, 'nocreate' => true, 'expiry' => '20960101000000' ] );
  $block( $ips[1], [ 'partial' => true, 'pagerestrictions' => $pages ] );
  $block( preg_replace( '/\d+$/', '0/24', $ips[2] ), [ 'anononly' => true ] );
  $block( "{$ips[5]}/64", [ 'nocreate' => true, 'expiry' => '20950101000000' ] );
}

function fillWatchlists( FillWiki $wiki ): void {
  $content = $wiki->content;
  $titles = static fn ( int $from, int $count ): string => implode(
    '|', array_map( $content->title( ... ), range( $from, $from + $count - 1 ) )
  );
  $watch = static fn ( string $name, string $titles, array $more = [] ) => $wiki->act(
    $name, $more + [ 'action' => 'watch', 'titles' => $titles ], 'watch'
  );
  $watch( 'Admin', $titles( 0, 45 ) );
  $watch( 'Admin', $titles( 10, 8 ), [ 'expiry' => '20990101000000' ] );
  $watch( 'Admin', $titles( $content->articles, 3 ) . "|User:{$content->users[1]}|Project:About" );
  $watch( 'Admin', 'Category:' . implode( '|Category:', $content->categories ) );
  $watch( 'Highlimits', $titles( 0, 30 ) );
  $watch( $content->users[0], $titles( 0, 12 ) );
  foreach ( range( 0, 8 ) as $index ) {
    $watch( $content->users[$index], $titles( $index, 2 + $index ) );
  }
}

/** What a user has seen of a watchlist, and what not. */
function fillNotifications( FillWiki $wiki ): void {
  $content = $wiki->content;
  foreach ( range( 0, 24 ) as $index ) {
    $author = $content->pick( [ ...array_slice( $content->users, 0, 5 ), $content->ips[3] ] );
    $title = $content->title( $index );
    $wiki->edit( $author, $index % 4 ? $title : "Talk:$title", $content->sentence( 9 ), [
      'section' => 'new', 'sectiontitle' => $content->sentence( 2 ),
    ] );
  }
  foreach ( range( 30, 34 ) as $index ) {
    $wiki->edit( 'Highlimits', $content->title( $index ), $content->sentence( 9 ), [
      'section' => 'new', 'bot' => true, 'minor' => $index % 2 === 0,
    ] );
  }
  $wiki->runJobs();
  $seen = implode( '|', array_map( $content->title( ... ), range( 0, 9 ) ) );
  $wiki->act( 'Admin', [ 'action' => 'setnotificationtimestamp', 'titles' => $seen ] );
}
