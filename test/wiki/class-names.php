<?php
/**
 * Gives the classes of older versions of MediaWiki the names that they have in newer ones, so that
 * one source runs on all of them. To be included once MediaWiki has started.
 */

foreach ( [
  'MediaWiki\Api\ApiMain' => 'ApiMain',
  'MediaWiki\Api\ApiQueryTokens' => 'ApiQueryTokens',
  'MediaWiki\Api\ApiResult' => 'ApiResult',
  'MediaWiki\Api\ApiUsageException' => 'ApiUsageException',
  'MediaWiki\Context\DerivativeContext' => 'DerivativeContext',
  'MediaWiki\Context\RequestContext' => 'RequestContext',
  'MediaWiki\Deferred\DeferredUpdates' => 'DeferredUpdates',
  'MediaWiki\Logging\LogFormatter' => 'LogFormatter',
  'MediaWiki\Logging\ManualLogEntry' => 'ManualLogEntry',
  'MediaWiki\RecentChanges\RecentChange' => 'RecentChange',
  'MediaWiki\RecentChanges\RecentChangesUpdateJob' => 'RecentChangesUpdateJob',
  'MediaWiki\Request\FauxRequest' => 'FauxRequest',
  'MediaWiki\Request\FauxResponse' => 'FauxResponse',
  'MediaWiki\Request\WebRequest' => 'WebRequest',
  'MediaWiki\SiteStats\SiteStats' => 'SiteStats',
  'MediaWiki\StubObject\StubGlobalUser' => 'StubGlobalUser',
  'MediaWiki\StubObject\StubUserLang' => 'StubUserLang',
  'MediaWiki\Title\Title' => 'Title',
  'MediaWiki\User\User' => 'User',
  'MediaWiki\Utils\MWTimestamp' => 'MWTimestamp',
  'Wikimedia\FileBackend\FSFile\TempFSFile' => 'TempFSFile',
] as $name => $former ) {
  if ( !class_exists( $name ) ) {
    class_alias( $former, $name );
  }
}
