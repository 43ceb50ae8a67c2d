#!/usr/bin/perl
# What a program in Perl asks a wiki, and writes to it, through MediaWiki::Bot. Prints what it got as JSON, a step a
# member.
#
#   with-mediawiki-bot.pl ENDPOINT NAME PASSWORD
use strict;
use warnings;
use JSON::PP;
use MIME::Base64;
use MediaWiki::Bot;

my $title = "Pages of MediaWiki Bot";
my ($endpoint, $name, $password) = @ARGV;
my ($protocol, $host) = $endpoint =~ m{^(https?)://([^/]+)/};
my $bot = MediaWiki::Bot->new({ protocol => $protocol, host => $host, path => "", assert => "user", operator => "Admin" });
my %got;
# Also if a step fails.
END { print JSON::PP->new->canonical->ascii->encode(\%got); }

$got{"log-in"} = $bot->login({ username => $name, password => $password }) ? "yes" : "no";
$got{"version"} = $bot->get_mw_version();
$got{"namespaces"} = { $bot->get_namespace_names() };
$got{"main page"} = $bot->get_text("Main Page");
$got{"missing page"} = defined $bot->get_text("No such page, ever") ? "some" : "none";
my $edit = $bot->edit({ page => $title, text => "One [[Main Page]].\n\n[[Category:Made]]", summary => "first" });
$got{"edit"} = $edit->{edit}{result};
$got{"append"} = $bot->edit({ page => $title, text => $bot->get_text($title) . "\nTwo.", summary => "second", minor => 1 })->{edit}{result};
$got{"text"} = $bot->get_text($title);
$got{"history"} = [ map { [ $_->{user}, $_->{comment}, $_->{minor} ? 1 : 0 ] } $bot->get_history($title) ];
$got{"pages"} = $bot->get_pages([ $title, "Main Page", "No such page, ever" ]);
$got{"links here"} = [ grep { $_->{title} eq $title } $bot->what_links_here("Main Page") ];
$got{"in the category"} = [ grep { $_ eq $title } $bot->get_pages_in_category("Category:Made") ];
$got{"prefix"} = [ map { $_->{title} } $bot->prefixindex($title) ];
$got{"users"} = [ sort map { ref $_ ? $_->{name} : $_ } $bot->get_allusers(10) ];
$got{"groups"} = [ sort $bot->usergroups($name) ];
$got{"blocked"} = $bot->is_blocked($name) ? 1 : 0;
$got{"move"} = $bot->move($title, "$title moved", "away") ? "done" : "$bot->{error}->{details}";
$got{"redirect"} = $bot->get_text($title);
$got{"log"} = [ map { [ $_->{action}, $_->{title} ] } (@{ $bot->get_log({ type => "move", user => $name }) })[0] ];
my ($last) = $bot->get_history("$title moved", 1);
$got{"undo"} = $bot->undo("$title moved", ($bot->get_history("$title moved"))[1]{revid}, "back")->{edit}{result};
$got{"text after"} = $bot->get_text("$title moved");
$got{"revert"} = ref $bot->revert("$title moved", $last->{revid}, "forth");
$got{"text at last"} = $bot->get_text("$title moved");
$got{"purge"} = $bot->purge_page("$title moved");
$got{"contributions"} = [ map { [ $_->{title}, $_->{comment} ] } ($bot->contributions($name, 0, { max => 1 }))[0 .. 3] ];
$got{"protection"} = $bot->get_protection("$title moved") ? "some" : "none";
$got{"templates"} = $bot->expandtemplates(undef, "{{:Main Page}} {{{1|x}}}");
$got{"difference"} = $bot->diff({ title => "$title moved", oldid => "prev" });
$got{"categories"} = [ grep { /Made/ } $bot->get_all_categories({ max => 1 }) ];
$got{"changes"} = [ map { [ $_->{type}, $_->{title}, $_->{comment} ] } ($bot->recentchanges({ ns => 0, limit => 6 }))[0 .. 5] ];
$got{"last active"} = $bot->last_active($name) ? "known" : "unknown";
$got{"recent edit"} = ($bot->recent_edit_to_page("$title moved"))[1];
$got{"was blocked"} = $bot->was_blocked("192.0.2.9") ? 1 : 0;
open my $file, ">:raw", "dot.png" or die;
print $file decode_base64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
close $file;
$got{"upload"} = $bot->upload({ file => "dot.png", title => "By MediaWiki Bot.png", summary => "a dot" })->{upload}{result};
$got{"file"} = $bot->test_image_exists("File:By MediaWiki Bot.png");
$got{"usage"} = [ $bot->image_usage("File:By MediaWiki Bot.png") ];
$bot->logout();
