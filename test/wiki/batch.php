<?php
/**
 * Answers many API requests at once, as the wiki would over HTTP, without HTTP.
 *
 *   php -d opcache.enable_cli=1 batch.php --wiki=DIRECTORY [OPTION...] <requests >answers
 *
 * Reads one query string a line, as it would stand behind `api.php?` (percent-encoded), and prints
 * one line for each, in the same order: what the API would print, where that is one line (every
 * `format=json` answer is), or else that text as a JSON string. Answers are printed as they come,
 * so that a caller may wait for one before it sends the next.
 *
 *   --user=NAME      ask as this user (default: not logged in, from 127.0.0.1)
 *   --method=POST    send each line as a form in the body (default: GET)
 *   --server=URL     the address the wiki takes itself to have (default: http://127.0.0.1:8080)
 *   --workers=N      how many processes answer (default: 2)
 *   --recycle=N      how many requests one process answers before another takes its place
 *                    (default: 200)
 *   --steps          each line is JSON: {"request":"action=edit&...","user":"Admin","method":"POST",
 *                    "time":"2026-01-01T00:00:00Z","token":"csrf","files":{"file":"eA=="}}. Only the
 *                    request is required. The wiki takes the time for the present, and the token
 *                    of the type is added. Bytes of files are in base 64
 *   --envelope       print {"status":200,"error":"badvalue","body":"..."} instead: the HTTP status,
 *                    the MediaWiki-API-Error header or null, and the text
 *
 * Each worker starts MediaWiki once. Before each request everything that MediaWiki has learned from
 * the one before is thrown away, so that the order of the requests does not matter; --recycle=1
 * gives each request a process of its own, which is slower.
 */

use MediaWiki\Api\ApiMain;
use MediaWiki\Api\ApiQueryTokens;
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
use MediaWiki\User\User;
use Wikimedia\Timestamp\ConvertibleTimestamp;

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
  $options = getopt( '', [
    'wiki:', 'user:', 'method:', 'server:', 'workers:', 'recycle:', 'envelope', 'steps'
  ] );
  $settings = ( $options['wiki'] ?? '' ) . '/LocalSettings.php';
  if ( !is_file( $settings ) ) {
    fwrite(
      STDERR,
      "batch.php: --wiki must name a wiki that install.sh made; there is no $settings.\n"
    );
    exit( 2 );
  }
  $method = $options['method'] ?? 'GET';
  if ( $method !== 'GET' && $method !== 'POST' ) {
    fwrite( STDERR, "batch.php: --method is GET or POST, not $method.\n" );
    exit( 2 );
  }
  return [
    'settings' => $settings,
    'user' => $options['user'] ?? null,
    'method' => $method,
    'server' => $options['server'] ?? 'http://127.0.0.1:8080',
    'workers' => max( 1, (int)( $options['workers'] ?? 2 ) ),
    'recycle' => max( 1, (int)( $options['recycle'] ?? 200 ) ),
    'envelope' => isset( $options['envelope'] ),
    'steps' => isset( $options['steps'] ),
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

/** Receives files of a step, as PHP has them after a form was uploaded. */
function batchReceiveFiles( array $files ): void {
  foreach ( $files as $name => $bytes ) {
    $path = tempnam( sys_get_temp_dir(), 'php' );
    file_put_contents( $path, base64_decode( $bytes ) );
    $_FILES[$name] = [
      'name' => 'file',
      'type' => 'application/octet-stream',
      'tmp_name' => $path,
      'error' => UPLOAD_ERR_OK,
      'size' => filesize( $path ),
    ];
  }
}

/** PHP removes the files that were uploaded at the end of a request. */
function batchRemoveFiles(): void {
  foreach ( $_FILES as $file ) {
    if ( is_file( $file['tmp_name'] ) ) {
      unlink( $file['tmp_name'] );
    }
  }
}

/**
 * Loads the reader of imports so that it takes any file for an uploaded one: PHP knows only the files of
 * a web server as uploaded.
 */
function batchAllowImports( string $sources ): void {
  $code = file_get_contents( "$sources/includes/import/ImportStreamSource.php" );
  eval( str_replace( [ '<?php', 'is_uploaded_file(' ], [ '', 'is_file(' ], $code ) );
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
  // PHP forgets them at the end of a request; an import fails if an upload has left one.
  libxml_clear_errors();
}

/** What api.php does once MediaWiki has started. */
function batchAnswer( string $line, array $options, string $requestClass ): array {
  global $wgRequest, $wgLang, $wgOut, $wgTitle;

  batchReceive( $line, $options );
  batchReceiveFiles( $options['files'] ?? [] );
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
  if ( ( $options['token'] ?? null ) !== null ) {
    batchAddToken( $wgRequest, $context->getUser(), $options['token'] );
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
  if ( $options['steps'] && $options['method'] === 'POST' ) {
    batchRunJobs();
  }
  MediaWikiServices::getInstance()->getDBLoadBalancerFactory()->closeAll();
  batchRemoveFiles();

  $response = $wgRequest->response();
  return [
    'status' => $response->getStatusCode() ?? 200,
    'error' => $response->getHeader( 'MediaWiki-API-Error' ),
    'body' => $body,
  ];
}

/** The request of a step, and the options with which it is sent. */
function batchStep( string $line, array $options ): array {
  $step = json_decode( $line, true, 16, JSON_THROW_ON_ERROR );
  ConvertibleTimestamp::setFakeTime( $step['time'] ?? false );
  return [ $step['request'], array_merge( $options, [
    'user' => $step['user'] ?? null,
    'method' => $step['method'] ?? 'GET',
    'token' => $step['token'] ?? null,
    'files' => $step['files'] ?? [],
  ] ) ];
}

/** Adds the token of a type, which depends on the session of the request. */
function batchAddToken( WebRequest $request, User $user, string $type ): void {
  $salt = ApiQueryTokens::getTokenTypeSalts()[$type];
  $token = ApiQueryTokens::getToken( $user, $request->getSession(), $salt )->toString();
  $_POST['token'] = $_REQUEST['token'] = $token;
  $request->setVal( 'token', $token );
}

/**
 * Runs the jobs that complete what a step did: marking reverted revisions. Other jobs would change what
 * a wiki shows at times that nobody knows.
 */
function batchRunJobs(): void {
  MediaWikiServices::getInstance()->getJobRunner()->run( [
    'type' => 'revertedTagUpdate',
    'maxJobs' => 10,
    'throttle' => false,
  ] );
}

function batchLine( array $answer, array $options ): string {
  $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;
  if ( $options['envelope'] ) {
    return json_encode( $answer, $flags );
  }
  $body = $answer['body'];
  return $body === '' || strpbrk( $body, "\r\n" ) !== false ? json_encode( $body, $flags ) : $body;
}

/**
 * Messages between the processes: the length in four bytes, then the text. Null where the other
 * side has ended.
 */
function batchReadExactly( $stream, int $length ): ?string {
  $text = '';
  while ( strlen( $text ) < $length ) {
    $part = fread( $stream, $length - strlen( $text ) );
    if ( $part === false || $part === '' ) {
      return null;
    }
    $text .= $part;
  }
  return $text;
}

function batchReadMessage( $stream ): ?string {
  $length = batchReadExactly( $stream, 4 );
  return $length === null ? null : batchReadExactly( $stream, unpack( 'N', $length )[1] );
}

function batchWriteMessage( $stream, string $text ): void {
  batchWrite( $stream, pack( 'N', strlen( $text ) ) . $text );
}

function batchWrite( $stream, string $text ): void {
  while ( $text !== '' ) {
    $written = fwrite( $stream, $text );
    if ( $written === false || $written === 0 ) {
      exit( 1 );
    }
    $text = substr( $text, $written );
  }
}

/** Ends at once: MediaWiki's own shutdown functions belong to requests long answered. */
function batchEnd(): void {
  posix_kill( posix_getpid(), SIGKILL );
}

function batchWork( $socket, array $options ): void {
  $requestClass = batchRequestClass();
  mt_srand( random_int( 0, PHP_INT_MAX ) );
  for ( $count = 0; $count < $options['recycle']; $count++ ) {
    $line = batchReadMessage( $socket );
    if ( $line === null ) {
      break;
    }
    try {
      batchForget();
      [ $request, $given ] = $options['steps'] ? batchStep( $line, $options ) : [ $line, $options ];
      $answer = batchAnswer( $request, $given, $requestClass );
      batchWriteMessage( $socket, batchLine( $answer, $options ) );
    } catch ( Throwable $error ) {
      fwrite( STDERR, "batch.php: $line\n$error\n" );
      break;
    }
  }
  batchEnd();
}

/** Starts a worker: its process id, and the socket to it. */
function batchStartWorker( array $options, array $others ): array {
  [ $ours, $theirs ] = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, STREAM_IPPROTO_IP );
  $pid = pcntl_fork();
  if ( $pid === -1 ) {
    fwrite( STDERR, "batch.php: no process could be started.\n" );
    exit( 1 );
  }
  if ( $pid === 0 ) {
    fclose( $ours );
    fclose( STDIN );
    foreach ( $others as $other ) {
      fclose( $other['socket'] );
    }
    batchWork( $theirs, $options );
  }
  fclose( $theirs );
  return [ 'pid' => $pid, 'socket' => $ours, 'left' => $options['recycle'], 'request' => null ];
}

/**
 * Hands the requests to the workers as they come, and prints the answers in the order of the
 * requests.
 */
function batchServe( array $options ): int {
  $workers = [];
  $waiting = [];
  $answers = [];
  $partial = '';
  $read = 0;
  $printed = 0;
  $open = true;
  $failed = false;
  stream_set_blocking( STDIN, false );

  while ( true ) {
    // Work for idle workers; one is started only when there is work for it.
    while ( $waiting && !$failed ) {
      $idle = null;
      foreach ( $workers as $key => $worker ) {
        if ( $worker['request'] === null ) {
          $idle = $key;
          break;
        }
      }
      if ( $idle === null ) {
        if ( count( $workers ) >= $options['workers'] ) {
          break;
        }
        $workers[] = batchStartWorker( $options, $workers );
        $idle = array_key_last( $workers );
      }
      $number = array_key_first( $waiting );
      $workers[$idle]['request'] = $number;
      batchWriteMessage( $workers[$idle]['socket'], $waiting[$number] );
      unset( $waiting[$number] );
    }

    $sockets = [];
    foreach ( $workers as $key => $worker ) {
      if ( $worker['request'] !== null ) {
        $sockets[$key] = $worker['socket'];
      }
    }
    // No more is read than is needed to keep the workers busy.
    $streams = $sockets;
    if ( $open && count( $waiting ) < 1000 ) {
      $streams['in'] = STDIN;
    }
    if ( !$streams ) {
      break;
    }
    $write = $except = null;
    stream_select( $streams, $write, $except, null );

    if ( isset( $streams['in'] ) ) {
      $part = fread( STDIN, 1 << 16 );
      $open = !( ( $part === '' || $part === false ) && feof( STDIN ) );
      $lines = explode( "\n", $partial . $part );
      $partial = array_pop( $lines );
      if ( !$open && $partial !== '' ) {
        $lines[] = $partial;
        $partial = '';
      }
      foreach ( $lines as $line ) {
        $waiting[$read++] = rtrim( $line, "\r" );
      }
      unset( $streams['in'] );
    }

    foreach ( $streams as $key => $socket ) {
      $answer = batchReadMessage( $socket );
      if ( $answer === null ) {
        $failed = true;
        $lost = "no answer to request {$workers[$key]['request']}";
        $answer = json_encode( [ 'batcherror' => $lost ] );
        $workers[$key]['left'] = 1;
      }
      $answers[$workers[$key]['request']] = $answer;
      $workers[$key]['request'] = null;
      if ( --$workers[$key]['left'] === 0 ) {
        fclose( $socket );
        pcntl_waitpid( $workers[$key]['pid'], $status );
        unset( $workers[$key] );
      }
    }
    while ( isset( $answers[$printed] ) ) {
      batchWrite( STDOUT, $answers[$printed] . "\n" );
      unset( $answers[$printed++] );
    }
    if ( $failed ) {
      break;
    }
  }

  foreach ( $workers as $worker ) {
    fclose( $worker['socket'] );
    pcntl_waitpid( $worker['pid'], $status );
  }
  return $failed ? 1 : 0;
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
if ( $batchOptions['steps'] ) {
  batchAllowImports( $batchSources );
}
// A database must not be open when the process splits.
MediaWikiServices::getInstance()->getDBLoadBalancerFactory()->closeAll();

exit( batchServe( $batchOptions ) );
