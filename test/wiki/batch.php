<?php
/**
 * Answers API requests, as the wiki would over HTTP, without HTTP. batch.ts runs it.
 *
 *   php -d opcache.enable_cli=1 batch.php --wiki=DIRECTORY [OPTION...] <requests >answers
 *
 * Reads one query string a line, as it would stand behind `api.php?` (percent-encoded), and prints one
 * line for each before it reads the next: {"status":200,"error":"badvalue","body":"..."} with the HTTP
 * status, the MediaWiki-API-Error header or null, and what the API would print.
 *
 *   --user=NAME      ask as this user (default: not logged in, from 127.0.0.1)
 *   --method=POST    send each line as a form in the body (default: GET)
 *   --server=URL     the address the wiki takes itself to have (default: http://127.0.0.1:8080)
 *
 * MediaWiki is started once. Before each request everything that it has learned from the one before is
 * thrown away, so that the order of the requests does not matter.
 */

use MediaWiki\Api\ApiMain;
use MediaWiki\Context\RequestContext;
use MediaWiki\Deferred\DeferredUpdates;
use MediaWiki\HookContainer\HookRunner;
use MediaWiki\MediaWikiServices;
use MediaWiki\Request\FauxResponse;
use MediaWiki\Request\WebRequest;
use MediaWiki\Session\SessionManager;
use MediaWiki\SiteStats\SiteStats;
use MediaWiki\StubObject\StubGlobalUser;
use MediaWiki\StubObject\StubUserLang;
use MediaWiki\Title\Title;

/** A request that comes from PHP's globals like any other, and keeps the headers of its answer. */
function batchRequestClass(): string {
  return get_class( new class extends WebRequest {
    private ?FauxResponse $kept = null;

    public function response(): FauxResponse {
      return $this->kept ??= new FauxResponse();
    }
  } );
}

function batchOptions(): array {
  $options = getopt( '', [ 'wiki:', 'user:', 'method:', 'server:' ] );
  $settings = ( $options['wiki'] ?? '' ) . '/LocalSettings.php';
  if ( !is_file( $settings ) ) {
    fwrite(
      STDERR,
      "batch.php: --wiki must name a wiki that install.sh made; there is no $settings.\n"
    );
    exit( 2 );
  }
  return [
    'settings' => $settings,
    'user' => $options['user'] ?? null,
    'method' => $options['method'] ?? 'GET',
    'server' => $options['server'] ?? 'http://127.0.0.1:8080',
  ];
}

/** Puts one request where PHP would have put it, had it come from a web server. */
function batchReceive( string $line, array $options ): void {
  $posted = $options['method'] === 'POST';
  $host = preg_replace( '!^https?://!', '', $options['server'] );
  parse_str( $posted ? '' : $line, $_GET );
  parse_str( $posted ? $line : '', $_POST );
  $_COOKIE = [];
  $_FILES = [];
  $_REQUEST = $_POST + $_GET;
  $_SERVER = [
    'REQUEST_METHOD' => $options['method'],
    'REQUEST_URI' => $posted || $line === '' ? '/api.php' : "/api.php?$line",
    'QUERY_STRING' => $posted ? '' : $line,
    'SCRIPT_NAME' => '/api.php',
    'PHP_SELF' => '/api.php',
    'REMOTE_ADDR' => '127.0.0.1',
    'HTTP_HOST' => $host,
    'SERVER_NAME' => parse_url( $options['server'], PHP_URL_HOST ),
    'SERVER_PORT' => (string)parse_url( $options['server'], PHP_URL_PORT ),
    'SERVER_PROTOCOL' => 'HTTP/1.1',
    'REQUEST_TIME' => time(),
    'REQUEST_TIME_FLOAT' => microtime( true ),
  ];
  if ( $posted ) {
    $_SERVER['CONTENT_TYPE'] = 'application/x-www-form-urlencoded';
    $_SERVER['CONTENT_LENGTH'] = (string)strlen( $line );
  }
}

/** Unsets a private static property, for the few that MediaWiki lets only its own tests reset. */
function batchUnsetStatic( string $class, string $property ): void {
  // Newer versions keep some of these in services.
  if ( property_exists( $class, $property ) ) {
    ( new ReflectionProperty( $class, $property ) )->setValue( null, null );
  }
}

/**
 * Forgets the request before: MediaWiki keeps what it has learned in its services and in a few
 * static properties.
 */
function batchForget(): void {
  DeferredUpdates::clearPendingUpdates();
  MediaWikiServices::resetGlobalInstance();
  ObjectCache::clear();
  Title::clearCaches();
  SiteStats::unload();
  batchUnsetStatic( SessionManager::class, 'instance' );
  batchUnsetStatic( SessionManager::class, 'globalSession' );
  batchUnsetStatic( SessionManager::class, 'globalSessionRequest' );
  batchUnsetStatic( RequestContext::class, 'instance' );
  WebRequest::overrideRequestId( '' );
}

/** What api.php does once MediaWiki has started. */
function batchAnswer( string $line, array $options, string $requestClass ): array {
  global $wgRequest, $wgLang, $wgOut, $wgTitle;

  batchReceive( $line, $options );
  $context = RequestContext::getMain();
  $wgRequest = new $requestClass();
  $context->setRequest( $wgRequest );
  if ( $options['user'] !== null ) {
    $user = MediaWikiServices::getInstance()->getUserFactory()->newFromName( $options['user'] );
    if ( !$user || !$user->isRegistered() ) {
      throw new RuntimeException( "the wiki has no user {$options['user']}" );
    }
    // As right after logging in.
    $session = $wgRequest->getSession();
    $session->setUser( $user );
    $session->set( 'AuthManager:lastAuthId', $user->getId() );
    $session->set( 'AuthManager:lastAuthTimestamp', time() );
    $context->setUser( $user );
  }
  StubGlobalUser::setUser( $context->getUser() );
  $wgLang = new StubUserLang();
  $wgOut = $context->getOutput();
  $wgTitle = Title::makeTitle( NS_SPECIAL, 'Badtitle/dummy title for API calls set in api.php' );
  $context->setTitle( $wgTitle );

  // The one thing in an answer that tells how PHP was started.
  MediaWikiServices::getInstance()->getHookContainer()->register(
    'APIQuerySiteInfoGeneralInfo',
    static function ( $module, array &$results ): void {
      $results['phpsapi'] = 'cli-server';
    }
  );

  $level = ob_get_level();
  ob_start();
  $processor = new ApiMain( $context, true );
  $hooks = MediaWikiServices::getInstance()->getHookContainer();
  ( new HookRunner( $hooks ) )->onApiBeforeMain( $processor );
  $processor->execute();
  $body = '';
  while ( ob_get_level() > $level ) {
    $body = ob_get_clean() . $body;
  }

  // What a web server does once the answer is sent. No transaction may stay open: others would wait
  // for it.
  ( new MediaWiki() )->restInPeace();
  MediaWikiServices::getInstance()->getDBLoadBalancerFactory()->closeAll();

  $response = $wgRequest->response();
  return [
    'status' => $response->getStatusCode() ?? 200,
    'error' => $response->getHeader( 'MediaWiki-API-Error' ),
    'body' => $body,
  ];
}

/** Answers the requests of the standard input. */
function batchServe( array $options ): void {
  $requestClass = batchRequestClass();
  $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;
  while ( ( $line = fgets( STDIN ) ) !== false ) {
    batchForget();
    $answer = batchAnswer( rtrim( $line, "\r\n" ), $options, $requestClass );
    fwrite( STDOUT, json_encode( $answer, $flags ) . "\n" );
  }
}

$batchOptions = batchOptions();
putenv( "PARAMSMITH_WIKI_SERVER={$batchOptions['server']}" );
ini_set( 'error_log', dirname( $batchOptions['settings'] ) . '/log/batch.log' );
batchReceive( '', $batchOptions );

// Starts MediaWiki as api.php does, and not as a maintenance script: those run with other settings
// and without sessions.
define( 'MEDIAWIKI', true );
define( 'MW_API', true );
define( 'MW_ENTRY_POINT', 'api' );
define( 'MW_CONFIG_FILE', $batchOptions['settings'] );
// MediaWiki lets nobody but its maintenance scripts reset its services.
define( 'RUN_MAINTENANCE_IF_MAIN', true );
// PHP's own sessions need headers, which there are none of here.
define( 'MW_SETUP_CALLBACK', static function ( $settings ): void {
  $settings->putConfigValue( 'PHPSessionHandling', 'disable' );
} );
$batchSources = realpath( dirname( $batchOptions['settings'] ) . '/mediawiki' );
require "$batchSources/includes/BootstrapHelperFunctions.php";
require "$batchSources/includes/Setup.php";
require __DIR__ . '/class-names.php';
batchServe( $batchOptions );
// Ends at once: MediaWiki's own shutdown functions belong to requests long answered.
posix_kill( posix_getpid(), SIGKILL );
