<?php
/** A wiki in which things happen one after the other, each at its own time. */

use MediaWiki\Api\ApiMain;
use MediaWiki\Api\ApiQueryTokens;
use MediaWiki\Api\ApiUsageException;
use MediaWiki\Context\DerivativeContext;
use MediaWiki\Context\RequestContext;
use MediaWiki\Deferred\DeferredUpdates;
use MediaWiki\MediaWikiServices;
use MediaWiki\Request\FauxRequest;
use MediaWiki\Session\SessionManager;
use MediaWiki\StubObject\StubGlobalUser;
use MediaWiki\Title\Title;
use MediaWiki\User\User;
use MediaWiki\Utils\MWTimestamp;
use Wikimedia\IPUtils;

final class FillWiki {
  /** Read from the primary database; the name of the constant depends on the version. */
  private const LATEST = 1;

  private int $now;

  public function __construct( public readonly FillContent $content ) {
    $this->now = (int)wfTimestamp( TS_UNIX, $content->start );
    $this->tick();
  }

  /** Lets some time pass. The clock stands still between two events. */
  public function tick(): void {
    $this->now += 60 + $this->content->below( $this->content->pace );
    MWTimestamp::setFakeTime( $this->now );
  }

  /** A user by name, or nobody, from that address. */
  public function user( string $name ): User {
    $factory = MediaWikiServices::getInstance()->getUserFactory();
    return IPUtils::isIPAddress( $name )
      ? $factory->newAnonymous( $name )
      : $factory->newFromName( $name );
  }

  /** Lets time pass, and makes a user the one who does what comes next. */
  public function actAs( string $name, array $parameters = [] ): DerivativeContext {
    global $wgRequest;
    $this->tick();
    $this->forget();
    $user = $this->user( $name );
    $session = SessionManager::singleton()->getEmptySession();
    $request = new FauxRequest( $parameters, true, $session );
    // Users have addresses too, each its own, and blocks find them.
    $request->setIP(
      IPUtils::isIPAddress( $name ) ? $name : '198.18.0.' . ( $user->getId() % 250 + 1 )
    );
    $wgRequest = $request;
    $main = RequestContext::getMain();
    $main->setRequest( $request );
    $main->setUser( $user );
    StubGlobalUser::setUser( $user );
    $context = new DerivativeContext( $main );
    $context->setRequest( $request );
    $context->setUser( $user );
    return $context;
  }

  /** What the API answers to a user, who need not know about tokens. */
  public function act( string $name, array $parameters, string $token = 'csrf' ): array {
    // False is what is not sent, and nobody without an account may name tags.
    $parameters = array_filter( $parameters, static fn ( $value ) => $value !== false );
    if ( IPUtils::isIPAddress( $name ) ) {
      unset( $parameters['tags'] );
    }
    $context = $this->actAs( $name, $parameters );
    $request = $context->getRequest();
    $salt = ApiQueryTokens::getTokenTypeSalts()[$token];
    $request->setVal(
      'token',
      ApiQueryTokens::getToken( $context->getUser(), $request->getSession(), $salt )->toString()
    );
    $api = new ApiMain( $context, true );
    try {
      $api->execute();
    } catch ( ApiUsageException $error ) {
      $what = json_encode( $parameters, JSON_UNESCAPED_UNICODE );
      throw new RuntimeException( "$name: $what: {$error->getMessage()}", 0, $error );
    }
    DeferredUpdates::doUpdates();
    return $api->getResult()->getResultData( null, [ 'Strip' => 'all' ] );
  }

  /** Saves a page, and gives the number of the revision. */
  public function edit( string $name, string $title, string $text, array $more = [] ): int {
    $answer = $this->act( $name, $more + [
      'action' => 'edit',
      'title' => $title,
      'text' => $text,
      'summary' => $this->content->sentence( 4 ),
    ] );
    return $answer['edit']['newrevid'] ??
      throw new RuntimeException( "$title was not changed: " . json_encode( $answer ) );
  }

  /** The numbers of a page's revisions, the newest first. */
  public function revisions( string $title ): array {
    return MediaWikiServices::getInstance()->getDBLoadBalancer()
      ->getConnection( DB_PRIMARY )
      ->newSelectQueryBuilder()
      ->select( 'rev_id' )->from( 'revision' )
      ->where( [ 'rev_page' => Title::newFromText( $title )->getArticleID( self::LATEST ) ] )
      ->orderBy( [ 'rev_timestamp', 'rev_id' ], 'DESC' )
      ->caller( __METHOD__ )->fetchFieldValues();
  }

  /** The newest entries of a log, by number. */
  public function logEntries( string $type, int $count ): array {
    return MediaWikiServices::getInstance()->getDBLoadBalancer()
      ->getConnection( DB_PRIMARY )
      ->newSelectQueryBuilder()
      ->select( 'log_id' )->from( 'logging' )
      ->where( [ 'log_type' => $type ] )
      ->orderBy( 'log_id', 'DESC' )->limit( $count )
      ->caller( __METHOD__ )->fetchFieldValues();
  }

  /**
   * Everybody comes with a request of their own, which knows nothing of the one before. What
   * MediaWiki draws lots for follows from the time of the event, and not from how many it has drawn
   * before.
   */
  private function forget(): void {
    $services = MediaWikiServices::getInstance();
    $services->getMainWANObjectCache()->clearProcessCache();
    $services->getRepoGroup()->clearCache();
    $services->getLinkCache()->clear();
    Title::clearCaches();
    mt_srand( $this->now );
  }

  /** Does what the wiki has put off. */
  public function runJobs(): void {
    DeferredUpdates::doUpdates();
    $this->forget();
    MediaWikiServices::getInstance()->getJobRunner()->run( [] );
  }
}
