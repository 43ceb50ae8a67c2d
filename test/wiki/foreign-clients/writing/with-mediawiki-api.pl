#!/usr/bin/perl
# What a program in Perl writes to a wiki through MediaWiki::API. Prints what it got as JSON, a step a member.
#
#   with-mediawiki-api.pl ENDPOINT NAME PASSWORD
use strict;
use warnings;
use JSON::PP;
use MIME::Base64;
use MediaWiki::API;

my $title = "Pages of MediaWiki API";
my $dot = decode_base64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
my ($endpoint, $name, $password) = @ARGV;
my $wiki = MediaWiki::API->new({ api_url => $endpoint });
my %got;
# Also if a step fails.
END { print JSON::PP->new->canonical->ascii->encode(\%got); }

sub result { return $_[0] // die "$wiki->{error}->{code}: $wiki->{error}->{details}" }
sub code { return (split /:/, $wiki->{error}->{details})[0] }

result($wiki->login({ lgname => $name, lgpassword => $password }));

$got{"edit"} = result($wiki->edit({
  action => "edit", title => $title, text => "One [[Main Page]].\n\n[[Category:Made]]", summary => "first",
}))->{edit};
my $page = result($wiki->get_page({ title => $title }));
$got{"text"} = $page->{"*"};
$got{"edit of what was read"} = result($wiki->edit({
  action => "edit", title => $title, basetimestamp => $page->{timestamp}, text => $page->{"*"} . "\nTwo.", minor => 1,
  bot => 1, summary => "second",
}))->{edit};
$got{"text after"} = result($wiki->get_page({ title => $title }))->{"*"};

$wiki->edit({ action => "edit", title => $title, text => "x", createonly => 1 });
$got{"page exists"} = code();

my $history = result($wiki->api({
  action => "query", prop => "revisions", titles => $title, rvlimit => 5, rvprop => "user|comment|size|flags",
}));
$got{"history"} = [ map { $_->{revisions} } values %{ $history->{query}{pages} } ];

my $members = result($wiki->list({
  action => "query", list => "categorymembers", cmtitle => "Category:Made", cmlimit => "max",
}));
$got{"members"} = [ grep { $_ eq $title } map { $_->{title} } @$members ];

$got{"move"} = result($wiki->edit({
  action => "move", from => $title, to => "$title moved", reason => "away",
}))->{move};
$got{"delete"} = result($wiki->edit({ action => "delete", title => "$title moved", reason => "gone" }))->{delete};
$got{"undelete"} = result($wiki->edit({ action => "undelete", title => "$title moved" }))->{undelete};
result($wiki->upload({ title => "By MediaWiki API.png", summary => "a dot", data => $dot }));
my $file = result($wiki->api({
  action => "query", titles => "File:By MediaWiki API.png", prop => "imageinfo", iiprop => "size|sha1|comment",
}));
$got{"file"} = [ map { $_->{imageinfo} } values %{ $file->{query}{pages} } ];
$got{"bytes"} = result($wiki->download({ title => "File:By MediaWiki API.png" })) eq $dot ? "the same" : "others";

$got{"protect"} = result($wiki->edit({
  action => "protect", title => "$title moved", protections => "edit=sysop", expiry => "infinite", reason => "kept",
}))->{protect};
$got{"watch"} = result($wiki->api({
  action => "watch", titles => "$title moved",
  token => result($wiki->api({ action => "query", meta => "tokens", type => "watch" }))->{query}{tokens}{watchtoken},
}))->{watch};
$got{"block"} = result($wiki->edit({ action => "block", user => "192.0.2.9", expiry => "never", reason => "noise" }))->{block};
$got{"blocks"} = [ map { [ $_->{user}, $_->{reason} ] } @{ result($wiki->list({
  action => "query", list => "blocks", bkusers => "192.0.2.9", bklimit => "max",
})) } ];
$got{"unblock"} = result($wiki->edit({ action => "unblock", user => "192.0.2.9", reason => "silence" }))->{unblock};
$got{"purge"} = result($wiki->api({ action => "purge", titles => "$title moved" }))->{purge};
$got{"parse"} = result($wiki->api({
  action => "parse", text => "''One'' [[Main Page]].", contentmodel => "wikitext", prop => "text|links",
  disablelimitreport => 1,
}))->{parse};
$got{"log"} = [ map { [ $_->{type}, $_->{action}, $_->{title}, $_->{comment} ] } @{ result($wiki->list({
  action => "query", list => "logevents", lelimit => 5,
}, { max => 1 })) } ];

$wiki->logout();
$got{"user after the log-out"} = result($wiki->api({ action => "query", meta => "userinfo" }))->{query}{userinfo}{name};
