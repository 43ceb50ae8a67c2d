<?php
/**
 * Settings of a filled wiki. install.sh puts this file into the wiki's directory, and its
 * LocalSettings.php reads it last.
 */

// What happened in this wiki happened years ago, and must not be old enough to be forgotten.
$wgRCMaxAge = 10000 * 86400;
$wgActiveUserDays = 10000;
$wgAutoblockExpiry = 20000 * 86400;
$wgWatchlistExpiryMaxDuration = null;

// What makes more kinds of rows.
$wgWatchlistExpiry = true;
$wgRCWatchCategoryMembership = true;
$wgEnablePartialActionBlocks = true;
$wgPageLanguageUseDB = true;
$wgGroupPermissions['sysop']['pagelang'] = true;
$wgRestrictDisplayTitle = false;
$wgRightsText = 'CC BY-SA 4.0';
$wgRightsUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';
$wgNamespaceAliases['P'] = NS_PROJECT;
$wgFileExtensions = [ 'png', 'gif', 'jpg', 'jpeg', 'svg', 'txt' ];
$wgEnotifUserTalk = false;
$wgEnotifWatchlist = false;

// Machines differ in what draws thumbnails. Here nothing does, and only for some kinds of file that
// is an error.
$wgSVGConverters = [ 'none' => 'false' ];
$wgSVGConverter = 'none';

// Jobs are otherwise taken in random order.
$wgJobTypeConf['default']['order'] = 'fifo';

// Large wikis answer some query pages from a cache, and others never. Of the rest, this wiki does
// so with those of one half of the alphabet. It says so to requests for query pages alone, for the
// same setting changes what other modules take.
$wgHooks['ApiBeforeMain'][] = static function ( $main ): void {
  $page = $main->getRequest()->getRawVal( 'qppage' ) ?? 'A';
  $GLOBALS['wgMiserMode'] = $page > 'M';
};
