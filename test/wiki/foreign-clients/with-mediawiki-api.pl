#!/usr/bin/perl
# What a program in Perl asks a wiki through MediaWiki::API. Prints what it got as JSON, a step a member.
#
#   with-mediawiki-api.pl ENDPOINT NAME PASSWORD
use strict;
use warnings;
use JSON::PP;
use MediaWiki::API;

my ($endpoint, $name, $password) = @ARGV;
my $wiki = MediaWiki::API->new({ api_url => $endpoint });
my %got;

sub result { return $_[0] // die "$wiki->{error}->{code}: $wiki->{error}->{details}" }

my $login = result($wiki->login({ lgname => $name, lgpassword => $password }));
$got{"log-in"} = $login->{lgusername};

my $site = result($wiki->api({ action => "query", meta => "siteinfo", siprop => "general|namespaces" }));
$got{"site"} = {
  sitename => $site->{query}{general}{sitename},
  namespaces => { map { $_ => $site->{query}{namespaces}{$_}{"*"} } keys %{ $site->{query}{namespaces} } },
};

my $pages = result($wiki->list({ action => "query", list => "allpages", aplimit => 7 }, { max => 40 }));
$got{"list with continuation"} = [ map { $_->{title} } @$pages ];

my $generated = result($wiki->api({
  action => "query", generator => "allpages", gapfrom => "D", gaplimit => 5,
  prop => "info|categories", cllimit => 3,
}));
$got{"generator with props"} = $generated->{query}{pages};

my $batch = result($wiki->api({
  action => "query", titles => "Tulip|main page|No such page, ever|Talk:Tulip", prop => "info",
}));
$got{"titles at once"} = $batch->{query};

my $page = result($wiki->get_page({ title => "Main Page" }));
$got{"page"} = { content => $page->{"*"}, revid => $page->{revid}, user => $page->{user} };

my $missing = result($wiki->get_page({ title => "No such page, ever" }));
$got{"missing page"} = exists $missing->{missing} ? JSON::PP::true : JSON::PP::false;

$wiki->api({ action => "query", list => "allpages", apnamespace => 99999 });
$got{"invalid parameter"} = (split /:/, $wiki->{error}->{details})[0];

$wiki->logout();
print JSON::PP->new->canonical->ascii->encode(\%got);
