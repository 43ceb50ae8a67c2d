<?php
/**
 * Fills a wiki that install.sh has just made: pages, files, users, logs and whatever else the
 * modules of the API list. install.sh runs it.
 *
 *   MW_INSTALL_PATH=MEDIAWIKI php fill.php --conf DIRECTORY/LocalSettings.php --content NAME
 *
 *   --content=NAME   which of the contents: first or second. They have the same kinds of things
 *                    under other names, at other times and in other numbers
 *
 * Everything happens at a time of its own, years ago, and every choice follows from the content:
 * the same content is the same wiki, but for passwords, tokens and the keys of stashed files. What
 * lasts for a time lasts to the end of the century.
 */

use MediaWiki\MediaWikiServices;
use MediaWiki\RecentChanges\RecentChangesUpdateJob;

require_once getenv( 'MW_INSTALL_PATH' ) . '/maintenance/Maintenance.php';
$parts = [ 'content', 'images', 'wiki', 'times', 'users', 'ground', 'pages', 'files', 'traces' ];
foreach ( $parts as $part ) {
  require_once __DIR__ . "/fill/$part.php";
}

class Fill extends Maintenance {
  public function __construct() {
    parent::__construct();
    $this->addDescription( 'Fills a wiki for tests.' );
    $this->addOption( 'content', 'Which content: first or second', true, true );
  }

  public function execute(): void {
    require __DIR__ . '/class-names.php';
    $content = FillContent::named( $this->getOption( 'content' ) );
    // A wiki that is half filled is made anew; nothing need survive a crash.
    MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_PRIMARY )
      ->query( 'PRAGMA synchronous = OFF', __METHOD__ );
    $wiki = new FillWiki( $content );
    $steps = [
      fillBeginning( ... ), fillUsers( ... ), fillGround( ... ), fillFiles( ... ),
      fillArticles( ... ), fillReverts( ... ), fillModels( ... ), fillWatchlists( ... ),
      fillRedirects( ... ), fillMoves( ... ), fillImports( ... ), fillDeletions( ... ),
      fillHiding( ... ), fillNotifications( ... ),
      fillProtections( ... ), fillBlocks( ... ), fillTraces( ... ),
      fillEntries( ... ),
    ];
    foreach ( $steps as $step ) {
      $start = microtime( true );
      $step( $wiki );
      $wiki->runJobs();
      $this->output( sprintf(
        "%-20s %5.1f s\n",
        ( new ReflectionFunction( $step ) )->getName(),
        microtime( true ) - $start
      ) );
    }
    $this->refresh();
    fillEnd( $wiki );
  }

  /** Brings up to date what a wiki works out now and then. */
  private function refresh(): void {
    $folder = getenv( 'MW_INSTALL_PATH' ) . '/maintenance';
    foreach ( [
      [ InitSiteStats::class, 'initSiteStats.php', [ 'update' => true ] ],
      [ RebuildTextIndex::class, 'rebuildtextindex.php', [] ],
      [ UpdateSpecialPages::class, 'updateSpecialPages.php', [] ],
    ] as [ $class, $file, $options ] ) {
      $child = $this->runChild( $class, "$folder/$file" );
      $child->loadParamsAndArgs( $file, $options + [ 'quiet' => true ], [] );
      $child->execute();
    }
    RecentChangesUpdateJob::newCacheUpdateJob()->run();
  }
}

$maintClass = Fill::class;
require_once RUN_MAINTENANCE_IF_MAIN;
