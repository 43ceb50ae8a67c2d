<?php
/**
 * Prints the tables of a wiki as JSON, in the columns of spec/schemas/wiki.schema.json; export.ts
 * runs it.
 *
 *   MW_INSTALL_PATH=MEDIAWIKI php export.php --conf DIRECTORY/LocalSettings.php
 *
 * What needs interpretation comes from the wiki's own API, asked by somebody who may see
 * everything, so that what is hidden comes with its value and with the mark that it is hidden. The
 * rest is read from the database.
 */

use MediaWiki\Api\ApiMain;
use MediaWiki\Api\ApiResult;
use MediaWiki\Context\DerivativeContext;
use MediaWiki\Context\RequestContext;
use MediaWiki\ExternalLinks\LinkFilter;
use MediaWiki\Logging\LogFormatter;
use MediaWiki\MediaWikiServices;
use MediaWiki\RecentChanges\RecentChange;
use MediaWiki\Request\FauxRequest;
use MediaWiki\Title\Title;
use MediaWiki\User\User;

require_once getenv( 'MW_INSTALL_PATH' ) . '/maintenance/Maintenance.php';

class Export extends Maintenance {
  private const REVISION_PROPS =
    'ids|timestamp|flags|comment|parsedcomment|user|userid|size|sha1|contentmodel|roles|tags|content';

  private const FILE_PROPS =
    'timestamp|user|userid|comment|parsedcomment|url|size|dimensions|sha1|mime|mediatype|metadata|' .
    'commonmetadata|extmetadata|bitdepth';

  private const FILE_COLUMNS = [
    'name', 'ns', 'title', 'timestamp', 'user', 'userid', 'anon', 'size', 'width', 'height',
    'pagecount', 'duration', 'comment', 'parsedcomment', 'url', 'descriptionurl',
    'descriptionshorturl', 'sha1', 'mime', 'mediatype', 'bitdepth', 'metadata', 'commonmetadata',
    'extmetadata', 'badfile', 'archivename', 'filehidden', 'userhidden', 'commenthidden', 'suppressed',
  ];

  /** What answers show where it is true; the rows of tables leave it out where it is not. */
  private const MARKS = [
    'anon', 'texthidden', 'sha1hidden', 'userhidden', 'commenthidden', 'filehidden', 'actionhidden',
    'suppressed', 'badfile', 'cascade', 'hidden',
  ];

  private \Wikimedia\Rdbms\IDatabase $db;
  private User $user;
  /** What the user may do but for this script. */
  private array $ownRights;

  public function __construct() {
    parent::__construct();
    $this->addDescription( 'Prints the tables of a wiki as JSON.' );
  }

  public function execute(): void {
    require __DIR__ . '/class-names.php';
    $services = MediaWikiServices::getInstance();
    $this->db = $services->getDBLoadBalancer()->getConnection( DB_REPLICA );
    $this->user = $services->getUserFactory()->newFromName( 'Admin' );
    $permissions = $services->getPermissionManager();
    $this->ownRights = $permissions->getUserPermissions( $this->user );
    $all = $permissions->getAllPermissions();
    $services->getHookContainer()->register(
      'UserGetRights',
      function ( $user, array &$rights ) use ( $all ): void {
        if ( $user->getName() === $this->user->getName() ) {
          $rights = $all;
        }
      }
    );
    $permissions->invalidateUsersRightsCache( $this->user );
    $tables = [
      'pages' => $this->pages(),
      'revisions' => $this->revisions(),
      'deletedrevisions' => $this->deletedRevisions(),
      'users' => $this->users(),
      'pagelinks' => $this->links( 'pagelinks', 'pl' ),
      'templatelinks' => $this->links( 'templatelinks', 'tl' ),
      'imagelinks' => $this->imageLinks(),
      'redirects' => $this->redirects(),
      'categorylinks' => $this->categoryLinks(),
      'categories' => $this->categories(),
      'extlinks' => $this->extlinks(),
      'langlinks' => $this->plain( 'langlinks', 'll_from', [ 'lang' => 'll_lang', 'title' => 'll_title' ] ),
      'iwlinks' => $this->plain( 'iwlinks', 'iwl_from', [ 'prefix' => 'iwl_prefix', 'title' => 'iwl_title' ] ),
      'pageprops' => $this->plain( 'page_props', 'pp_page', [ 'name' => 'pp_propname', 'value' => 'pp_value' ] ),
      'restrictions' => $this->restrictions(),
      'protectedtitles' => $this->protectedTitles(),
      'files' => $this->files(),
      'oldfiles' => $this->oldFiles(),
      'filearchive' => $this->deletedFiles(),
      'logevents' => $this->logEvents(),
      'changes' => $this->changes(),
      'blocks' => $this->blocks(),
      'tags' => $this->api( [ 'list' => 'tags', 'tgprop' => 'displayname|description|hitcount|defined|source|active', 'tglimit' => 'max' ], 'tags' ),
      'watchlist' => $this->watchlist(),
    ];
    $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE |
      JSON_THROW_ON_ERROR;
    $this->output( json_encode( $tables, $flags ) . "\n" );
  }

  /** Asks the API until nothing is left, and gives what stands under a key, as format version 2 has it. */
  private function api( array $params, string $key ): array {
    $rows = [];
    $continue = [];
    do {
      $context = new DerivativeContext( RequestContext::getMain() );
      $context->setUser( $this->user );
      $request = [ 'action' => 'query', 'formatversion' => '2' ] + $params + $continue;
      $context->setRequest( new FauxRequest( $request, true ) );
      $main = new ApiMain( $context, false );
      $main->execute();
      $answer = $main->getResult()->getResultData( null, [
        'Types' => [ 'AssocAsObject' => true ],
        'Strip' => 'all',
      ] );
      // Objects that hold named things become maps, and those that are empty stay objects.
      $answer = json_decode( json_encode( $answer, JSON_INVALID_UTF8_SUBSTITUTE ) );
      foreach ( $answer->query->$key ?? [] as $row ) {
        $rows[] = (array)$row;
      }
      $continue = (array)( $answer->continue ?? [] );
    } while ( $continue );
    return $rows;
  }

  /** The rows of a table of the database. */
  private function select( string $table, $fields, array $order, array $where = [], array $joins = [] ): iterable {
    $query = $this->db->newSelectQueryBuilder()->select( $fields )->from( $table );
    foreach ( $joins as $other => $on ) {
      $query->leftJoin( $other, null, $on );
    }
    if ( $where ) {
      $query->where( $where );
    }
    return $query->orderBy( $order )->caller( __METHOD__ )->fetchResultSet();
  }

  /** The named columns of a row that has them, in that order; marks only where they are true. */
  private function pick( array $row, array $columns ): array {
    $picked = [];
    foreach ( $columns as $column ) {
      $value = $row[$column] ?? null;
      if ( $value !== null && !( $value === false && in_array( $column, self::MARKS, true ) ) ) {
        $picked[$column] = $value;
      }
    }
    return $picked;
  }

  private function titleOf( $namespace, string $key ): array {
    $title = Title::makeTitle( (int)$namespace, $key );
    return [ 'ns' => (int)$namespace, 'title' => $title->getPrefixedText() ];
  }

  private function time( string $timestamp ): string {
    return wfTimestamp( TS_ISO_8601, $timestamp );
  }

  private function pages(): array {
    $ids = [];
    foreach ( $this->select( 'page', [ 'page_id' ], [ 'page_id' ] ) as $row ) {
      $ids[] = (int)$row->page_id;
    }
    $pages = [];
    foreach ( array_chunk( $ids, 400 ) as $some ) {
      $found = $this->api( [ 'pageids' => implode( '|', $some ), 'prop' => 'info', 'inprop' => 'varianttitles' ], 'pages' );
      foreach ( $found as $row ) {
        $row += [ 'redirect' => false, 'new' => false ];
        $pages[] = $this->pick( $row, [
          'pageid', 'ns', 'title', 'redirect', 'new', 'length', 'touched', 'lastrevid', 'contentmodel',
          'pagelanguage', 'pagelanguagehtmlcode', 'pagelanguagedir', 'varianttitles'
        ] );
      }
    }
    return $this->ordered( $pages, 'pageid' );
  }

  private function ordered( array $rows, string $column ): array {
    usort( $rows, static fn ( $one, $other ) => $one[$column] <=> $other[$column] );
    return $rows;
  }

  private function revision( array $row, array $page ): array {
    return $this->pick( $row + $page + [ 'content' => '', 'contentformat' => '', 'contentmodel' => '' ], [
      'revid', 'archiveid', 'pageid', 'ns', 'title', 'parentid', 'user', 'userid', 'anon',
      'timestamp', 'comment',
      'parsedcomment', 'minor', 'size', 'sha1', 'content', 'contentmodel', 'contentformat', 'roles',
      'tags', 'texthidden', 'sha1hidden', 'userhidden', 'commenthidden', 'suppressed'
    ] );
  }

  private function revisions(): array {
    $revisions = [];
    $pages = $this->api(
      [ 'list' => 'allrevisions', 'arvprop' => self::REVISION_PROPS, 'arvlimit' => 'max' ], 'allrevisions'
    );
    foreach ( $pages as $page ) {
      foreach ( $page['revisions'] as $row ) {
        $revisions[] = $this->revision( (array)$row, [ 'pageid' => $page['pageid'] ] );
      }
    }
    return $this->ordered( $revisions, 'revid' );
  }

  private function deletedRevisions(): array {
    $archived = [];
    $fields = [ 'ar_id', 'ar_rev_id', 'ar_page_id' ];
    foreach ( $this->select( 'archive', $fields, [ 'ar_id' ] ) as $row ) {
      $archived[$row->ar_rev_id] =
        [ 'archiveid' => (int)$row->ar_id, 'pageid' => (int)$row->ar_page_id ];
    }
    $revisions = [];
    $pages = $this->api( [
      'list' => 'alldeletedrevisions', 'adrprop' => self::REVISION_PROPS, 'adrlimit' => 'max',
      'adrnamespace' => '*'
    ], 'alldeletedrevisions' );
    foreach ( $pages as $page ) {
      foreach ( $page['revisions'] as $row ) {
        $row = (array)$row;
        $revisions[] = $this->revision( $row, $archived[$row['revid']] + [
          'ns' => $page['ns'], 'title' => $page['title']
        ] );
      }
    }
    return $this->ordered( $revisions, 'revid' );
  }

  private function users(): array {
    $names = [];
    $addresses = [];
    $fields = [ 'user_name', 'user_email', 'user_email_authenticated' ];
    foreach ( $this->select( 'user', $fields, [ 'user_id' ] ) as $row ) {
      $names[] = $row->user_name;
      $addresses[$row->user_name] = array_filter( [
        'email' => (string)$row->user_email,
        'emailauthenticated' => (string)( $row->user_email_authenticated === null
          ? '' : $this->time( $row->user_email_authenticated ) ),
      ], static fn ( $text ) => $text !== '' );
    }
    $active = [];
    $found = $this->api( [ 'list' => 'allusers', 'auactiveusers' => '1', 'aulimit' => 'max' ], 'allusers' );
    foreach ( $found as $row ) {
      $active[$row['name']] = $row['recentactions'];
    }
    $users = [];
    foreach ( array_chunk( $names, 400 ) as $some ) {
      $found = $this->api( [
        'list' => 'users', 'ususers' => implode( '|', $some ),
        'usprop' => 'editcount|registration|groups|groupmemberships|implicitgroups|rights|emailable|gender'
      ], 'users' );
      foreach ( $found as $row ) {
        $row['groups'] = array_values( array_diff( $row['groups'], $row['implicitgroups'] ) );
        if ( $row['name'] === $this->user->getName() ) {
          $row['rights'] = $this->ownRights;
        }
        // Before 1.43, the API does not say so.
        if ( User::newFromName( $row['name'], false )->isSystemUser() ) {
          $row['systemuser'] = true;
        }
        if ( isset( $active[$row['name']] ) ) {
          $row += [ 'active' => true, 'recentactions' => $active[$row['name']] ];
        }
        $users[] = $this->pick( $row + $addresses[$row['name']], [
          'userid', 'name', 'registration', 'editcount', 'groups', 'groupmemberships', 'implicitgroups',
          'rights', 'gender', 'emailable', 'email', 'emailauthenticated', 'hidden', 'systemuser',
          'active', 'recentactions'
        ] );
      }
    }
    return $this->ordered( $users, 'userid' );
  }

  /** Links to titles; those that name their target by its number have that, too. */
  private function links( string $table, string $prefix ): array {
    $links = [];
    $target = "{$prefix}_target_id";
    if ( $this->db->fieldExists( $table, $target, __METHOD__ ) ) {
      $fields = [ "{$prefix}_from", 'lt_namespace', 'lt_title' ];
      $joins = [ 'linktarget' => [ "lt_id = $target" ] ];
      foreach ( $this->select( $table, [ ...$fields, 'lt_id' ], $fields, [], $joins ) as $row ) {
        $links[] = [ 'pageid' => (int)$row->{$fields[0]} ] +
          $this->titleOf( $row->lt_namespace, $row->lt_title ) + [ 'target' => (int)$row->lt_id ];
      }
      return $links;
    }
    $fields = [ "{$prefix}_from", "{$prefix}_namespace", "{$prefix}_title" ];
    foreach ( $this->select( $table, $fields, $fields ) as $row ) {
      $links[] = [ 'pageid' => (int)$row->{$fields[0]} ] +
        $this->titleOf( $row->{$fields[1]}, $row->{$fields[2]} );
    }
    return $links;
  }

  private function imageLinks(): array {
    $links = [];
    foreach ( $this->select( 'imagelinks', [ 'il_from', 'il_to' ], [ 'il_from', 'il_to' ] ) as $row ) {
      $links[] = [ 'pageid' => (int)$row->il_from ] + $this->titleOf( NS_FILE, $row->il_to );
    }
    return $links;
  }

  private function redirects(): array {
    $redirects = [];
    foreach ( $this->select( 'redirect', '*', [ 'rd_from' ] ) as $row ) {
      $redirects[] = [ 'pageid' => (int)$row->rd_from ] +
        $this->titleOf( $row->rd_namespace, $row->rd_title ) +
        array_filter( [ 'fragment' => (string)$row->rd_fragment, 'interwiki' => (string)$row->rd_interwiki ],
          static fn ( $text ) => $text !== '' );
    }
    return $redirects;
  }

  private function categoryLinks(): array {
    $links = [];
    // 1.44 has both columns, and the number is empty.
    $isNumbered = !$this->db->fieldExists( 'categorylinks', 'cl_to', __METHOD__ );
    $title = $isNumbered ? 'lt_title' : 'cl_to';
    $joins = $isNumbered ? [ 'linktarget' => [ 'lt_id = cl_target_id' ] ] : [];
    foreach ( $this->select( 'categorylinks', '*', [ 'cl_from', $title ], [], $joins ) as $row ) {
      $links[] = [ 'pageid' => (int)$row->cl_from ] + $this->titleOf( NS_CATEGORY, $row->$title ) + [
        'sortkey' => bin2hex( $row->cl_sortkey ),
        'sortkeyprefix' => $row->cl_sortkey_prefix,
        'timestamp' => $this->time( $row->cl_timestamp ),
        'type' => $row->cl_type,
      ];
    }
    return $links;
  }

  private function categories(): array {
    $hidden = [];
    $joins = [ 'page_props' => [ 'pp_page = page_id', 'pp_propname' => 'hiddencat' ] ];
    $where = [ 'page_namespace' => NS_CATEGORY, 'pp_propname IS NOT NULL' ];
    foreach ( $this->select( 'page', [ 'page_title' ], [ 'page_id' ], $where, $joins ) as $row ) {
      $hidden[$row->page_title] = true;
    }
    $categories = [];
    foreach ( $this->select( 'category', '*', [ 'cat_id' ] ) as $row ) {
      $categories[] = [
        'category' => strtr( $row->cat_title, '_', ' ' ),
        'size' => (int)$row->cat_pages,
        'pages' => $row->cat_pages - $row->cat_subcats - $row->cat_files,
        'files' => (int)$row->cat_files,
        'subcats' => (int)$row->cat_subcats,
        'hidden' => isset( $hidden[$row->cat_title] ),
      ];
    }
    return $categories;
  }

  private function extlinks(): array {
    $links = [];
    foreach ( $this->select( 'externallinks', '*', [ 'el_id' ] ) as $row ) {
      $links[] = [ 'id' => (int)$row->el_id, 'pageid' => (int)$row->el_from ] +
        ( isset( $row->el_index ) ? [ 'url' => $row->el_to, 'index' => $row->el_index ] : [
          'url' => LinkFilter::reverseIndexes( $row->el_to_domain_index ) . $row->el_to_path,
          'index' => $row->el_to_domain_index . $row->el_to_path,
        ] );
    }
    return $links;
  }

  /** Texts of a table that belong to a page. */
  private function plain( string $table, string $from, array $columns ): array {
    $rows = [];
    $fields = array_merge( [ $from ], array_values( $columns ) );
    foreach ( $this->select( $table, $fields, array_slice( $fields, 0, 2 ) ) as $row ) {
      $rows[] = [ 'pageid' => (int)$row->$from ] +
        array_map( static fn ( $field ) => (string)$row->$field, $columns );
    }
    return $rows;
  }

  private function restrictions(): array {
    $rows = [];
    foreach ( $this->select( 'page_restrictions', '*', [ 'pr_page', 'pr_type' ] ) as $row ) {
      $rows[] = $this->pick( [
        'pageid' => (int)$row->pr_page, 'type' => $row->pr_type, 'level' => $row->pr_level,
        'expiry' => ApiResult::formatExpiry( $row->pr_expiry ), 'cascade' => (bool)$row->pr_cascade
      ], [ 'pageid', 'type', 'level', 'expiry', 'cascade' ] );
    }
    return $rows;
  }

  private function protectedTitles(): array {
    $rows = $this->api( [
      'list' => 'protectedtitles', 'ptprop' => 'timestamp|user|userid|comment|parsedcomment|expiry|level',
      'ptlimit' => 'max'
    ], 'protectedtitles' );
    return array_map( fn ( $row ) => $this->pick( $row, [
      'ns', 'title', 'timestamp', 'user', 'userid', 'comment', 'parsedcomment', 'expiry', 'level'
    ] ), $rows );
  }

  private function files(): array {
    $rows = $this->api(
      [ 'list' => 'allimages', 'aiprop' => self::FILE_PROPS, 'ailimit' => 'max' ], 'allimages'
    );
    $bad = [];
    foreach ( $this->histories( 'badfile' ) as $page ) {
      $bad[$page['title']] = $page['badfile'] ?? false;
    }
    return array_map( fn ( $row ) => $this->pick(
      $row + [ 'badfile' => $bad[$row['title']] ?? false ], self::FILE_COLUMNS
    ), $rows );
  }

  /** Every file with all of its versions. */
  private function histories( string $props ): array {
    $pages = [];
    foreach ( $this->select( 'image', [ 'img_name' ], [ 'img_name' ] ) as $row ) {
      // One by one: continued answers would have to be merged.
      $pages[] = $this->api( [
        'titles' => "File:$row->img_name", 'prop' => 'imageinfo', 'iiprop' => $props, 'iilimit' => 'max'
      ], 'pages' )[0];
    }
    return $pages;
  }

  private function oldFiles(): array {
    $rows = [];
    foreach ( $this->histories( self::FILE_PROPS . '|archivename' ) as $page ) {
      foreach ( array_slice( $page['imageinfo'] ?? [], 1 ) as $version ) {
        $title = Title::newFromText( $page['title'] );
        $rows[] = $this->pick( (array)$version + $this->hiddenFile( $title, $version->timestamp ) + [
          'name' => $title->getDBkey(),
          'ns' => $page['ns'],
          'title' => $page['title'],
        ], self::FILE_COLUMNS );
      }
    }
    return $rows;
  }

  /** What the API does not say of a version that is hidden, whoever asks. */
  private function hiddenFile( Title $title, string $timestamp ): array {
    $urls = MediaWikiServices::getInstance()->getUrlUtils();
    $where = [ 'oi_name' => $title->getDBkey(), 'oi_timestamp' => $this->db->timestamp( $timestamp ) ];
    foreach ( $this->select( 'oldimage', [ 'oi_archive_name' ], [ 'oi_archive_name' ], $where ) as $row ) {
      $file = MediaWikiServices::getInstance()->getRepoGroup()->getLocalRepo()
        ->newFromArchiveName( $title, $row->oi_archive_name );
      return [
        'url' => $urls->expand( $file->getFullUrl(), PROTO_CURRENT ),
        'descriptionurl' => $urls->expand( $file->getDescriptionUrl(), PROTO_CURRENT ),
        'descriptionshorturl' => $urls->expand( $file->getDescriptionShortUrl(), PROTO_CURRENT ),
        'sha1' => Wikimedia\base_convert( $file->getSha1(), 36, 16, 40 ),
        'mime' => $file->getMimeType(),
        'mediatype' => $file->getMediaType(),
        'bitdepth' => $file->getBitDepth(),
        'archivename' => $row->oi_archive_name,
      ];
    }
    return [];
  }

  private function deletedFiles(): array {
    $rows = $this->api( [
      'list' => 'filearchive',
      'faprop' => 'sha1|timestamp|user|size|dimensions|parseddescription|mime|mediatype|metadata|' .
        'bitdepth|archivename',
      'falimit' => 'max'
    ], 'filearchive' );
    $columns = array_merge(
      array_diff( self::FILE_COLUMNS, [ 'comment', 'parsedcomment', 'anon' ] ),
      [ 'id', 'description', 'parseddescription' ]
    );
    $numbers = [ 'size', 'width', 'height', 'bitdepth' ];
    return $this->ordered( array_map( function ( $row ) use ( $columns, $numbers ) {
      foreach ( $numbers as $column ) {
        $row[$column] = (int)$row[$column];
      }
      return $this->pick( $row, $columns );
    }, $rows ), 'id' );
  }

  private function logEvents(): array {
    $rows = $this->api( [
      'list' => 'logevents', 'leprop' => 'ids|title|type|user|userid|timestamp|comment|parsedcomment|' .
        'details|tags', 'lelimit' => 'max'
    ], 'logevents' );
    // Before MediaWiki 1.43, the API does not report the revision.
    $made = [];
    foreach ( $this->db->newSelectQueryBuilder()->select( [ 'ls_log_id', 'ls_value' ] )
      ->from( 'log_search' )->where( [ 'ls_field' => 'associated_rev_id' ] )
      ->caller( __METHOD__ )->fetchResultSet() as $row ) {
      $made[$row->ls_log_id] = (int)$row->ls_value;
    }
    $rows = array_map( static fn ( $row ) => isset( $made[$row['logid']] )
      ? $row + [ 'revid' => $made[$row['logid']] ]
      : $row, $rows );
    return $this->ordered( array_map( fn ( $row ) => $this->pick( $row, [
      'logid', 'ns', 'title', 'pageid', 'logpage', 'revid', 'params', 'type', 'action', 'user', 'userid', 'anon',
      'timestamp', 'comment', 'parsedcomment', 'tags', 'actionhidden', 'userhidden', 'commenthidden',
      'suppressed'
    ] ), $rows ), 'logid' );
  }

  private function changes(): array {
    $sources = [];
    foreach ( $this->select( 'recentchanges', [ 'rc_id', 'rc_source' ], [ 'rc_id' ] ) as $row ) {
      $sources[$row->rc_id] = $row->rc_source;
    }
    $displays = [];
    $logged = $this->db->newSelectQueryBuilder()->queryInfo( RecentChange::getQueryInfo() )
      ->where( [ 'rc_type' => RC_LOG ] )->caller( __METHOD__ )->fetchResultSet();
    $formatter = $this->logFormatter();
    foreach ( $logged as $row ) {
      $displays[$row->rc_id] = [ 'logdisplay' => $formatter( $row )->getActionText() ];
    }
    $rows = $this->api( [
      'list' => 'recentchanges', 'rcprop' => 'user|userid|comment|parsedcomment|flags|timestamp|title|' .
        'ids|sizes|redirect|patrolled|loginfo|tags|sha1', 'rclimit' => 'max',
      'rctype' => 'edit|new|log|categorize|external'
    ], 'recentchanges' );
    return $this->ordered( array_map( fn ( $row ) => $this->pick(
      $row + ( $displays[$row['rcid']] ?? [] ) + [ 'source' => $sources[$row['rcid']] ],
      [
        'rcid', 'type', 'ns', 'title', 'pageid', 'revid', 'old_revid', 'user', 'userid', 'anon', 'bot',
        'new', 'minor', 'oldlen', 'newlen', 'timestamp', 'comment', 'parsedcomment', 'redirect',
        'patrolled', 'unpatrolled', 'autopatrolled', 'logid', 'logtype', 'logaction', 'logparams', 'logdisplay',
        'tags', 'sha1', 'source', 'actionhidden', 'userhidden', 'commenthidden', 'sha1hidden', 'suppressed'
      ]
    ), $rows ), 'rcid' );
  }

  /** What makes the text of an entry of the log from its row. */
  private function logFormatter(): callable {
    $services = MediaWikiServices::getInstance();
    return $services->hasService( 'LogFormatterFactory' )
      ? [ $services->getLogFormatterFactory(), 'newFromRow' ]
      : [ LogFormatter::class, 'newFromRow' ];
  }

  private function blocks(): array {
    $targets = [];
    foreach ( $this->blockTargets() as $row ) {
      $one = $row->range_start === $row->range_end ? 'ip' : 'range';
      $targets[$row->id] = (int)$row->user !== 0 ? 'user' : $one;
    }
    $rows = $this->api( [
      'list' => 'blocks', 'bkprop' => 'id|user|userid|by|byid|timestamp|expiry|reason|range|flags|' .
        'restrictions' . ( version_compare( MW_VERSION, '1.44', '>=' ) ? '|parsedreason' : '' ),
      'bklimit' => 'max'
    ], 'blocks' );
    return $this->ordered( array_map( static function ( $row ) use ( $targets ) {
      $row['restrictions'] = (object)$row['restrictions'];
      $duration = $row['duration-l10n'] ?? null;
      unset( $row['duration-l10n'] );
      return $row + [ 'target' => $targets[$row['id']] ] + array_filter( [ 'duration' => $duration ] );
    }, $rows ), 'id' );
  }

  private function blockTargets(): iterable {
    if ( $this->db->tableExists( 'ipblocks', __METHOD__ ) ) {
      return $this->select( 'ipblocks', [
        'id' => 'ipb_id', 'user' => 'ipb_user', 'range_start' => 'ipb_range_start',
        'range_end' => 'ipb_range_end'
      ], [ 'ipb_id' ] );
    }
    return $this->select( 'block', [
      'id' => 'bl_id', 'user' => 'bt_user', 'range_start' => 'bt_range_start',
      'range_end' => 'bt_range_end'
    ], [ 'bl_id' ], [], [ 'block_target' => [ 'bt_id = bl_target' ] ] );
  }

  private function watchlist(): array {
    $rows = [];
    $joins = [ 'user' => [ 'user_id = wl_user' ], 'watchlist_expiry' => [ 'we_item = wl_id' ] ];
    foreach ( $this->select( 'watchlist', '*', [ 'wl_id' ], [], $joins ) as $row ) {
      $rows[] = [ 'owner' => $row->user_name ] + $this->titleOf( $row->wl_namespace, $row->wl_title ) +
        array_map( $this->time( ... ), array_filter( [
          'notificationtimestamp' => (string)$row->wl_notificationtimestamp,
          'expiry' => (string)$row->we_expiry,
        ], static fn ( $text ) => $text !== '' ) );
    }
    return $rows;
  }
}

$maintClass = Export::class;
require_once RUN_MAINTENANCE_IF_MAIN;
