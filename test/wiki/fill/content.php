<?php
/**
 * What the two filled wikis are about: the same kinds of things under other names, at other times,
 * and in other numbers.
 */

use Random\Engine\Mt19937;
use Random\Randomizer;

final class FillContent {
  public readonly Randomizer $random;

  /**
   * @param int $seed Of every choice
   * @param string $start Time of the first event
   * @param int $pace Seconds that pass between two events, at most
   * @param int $articles
   * @param int $entries Plain pages
   * @param string[] $users Twelve; what happens to each depends on its place
   * @param string[] $adjectives Of the titles of articles
   * @param string[] $nouns Of the titles of articles
   * @param string[] $words Of texts
   * @param string[] $categories Eight; each is in the one before it
   * @param string[] $files Ten names without an extension
   * @param string[] $tags Five
   * @param string[] $languages Codes, the first three of wikis that articles link to
   * @param string[] $hosts Of external links
   * @param string[] $ips Seven addresses
   */
  public function __construct(
    public readonly int $seed,
    public readonly string $start,
    public readonly int $pace,
    public readonly int $articles,
    public readonly int $entries,
    public readonly array $users,
    public readonly array $adjectives,
    public readonly array $nouns,
    public readonly array $words,
    public readonly array $categories,
    public readonly array $files,
    public readonly array $tags,
    public readonly array $languages,
    public readonly array $hosts,
    public readonly array $ips,
  ) {
    $this->random = new Randomizer( new Mt19937( $seed ) );
  }

  public static function named( string $name ): self {
    return match ( $name ) {
      'first' => self::first(),
      'second' => self::second(),
      default => throw new UnexpectedValueException( "There is no content named $name." ),
    };
  }

  /** The title of an article; those from the number of articles on do not exist. */
  public function title( int $index ): string {
    $nouns = count( $this->nouns );
    $adjective = $this->adjectives[intdiv( $index, $nouns ) % count( $this->adjectives )];
    return trim( "$adjective {$this->nouns[$index % $nouns]}" );
  }

  public function below( int $bound ): int {
    return $this->random->getInt( 0, $bound - 1 );
  }

  public function pick( array $items ): mixed {
    return $items[$this->below( count( $items ) )];
  }

  /** A sentence of so many words. */
  public function sentence( int $length ): string {
    $words = array_map( fn () => $this->pick( $this->words ), range( 1, $length ) );
    return ucfirst( implode( ' ', $words ) ) . '.';
  }

  private static function first(): self {
    return new self(
      seed: 4711,
      start: '20220103080000',
      pace: 5400,
      articles: 84,
      entries: 100,
      users: [
        'Amber', 'Basil Thyme', 'Clover', 'Dahlia99', 'Élodie', 'Fern',
        'Gorse', 'Hemlock', 'Ivy', 'Juniper', 'Knotweed', 'Larkspur',
      ],
      adjectives: [ '', 'Alpine', 'Wild', 'Dwarf', 'Night-blooming' ],
      nouns: [
        'Anemone', 'Bluebell', 'Crocus', 'Daffodil', 'Edelweiss', 'Foxglove', 'Gentian',
        'Heather', 'Iris', 'Jasmine', 'Lavender', 'Marigold', 'Nettle', 'Orchid', 'Peony',
        'Rose', 'Snowdrop', 'Tulip', 'Violet', 'Yarrow', 'Zinnia', 'Über-Lilie',
      ],
      words: [
        'leaf', 'root', 'stem', 'petal', 'grows', 'flowers', 'in', 'shade', 'and', 'moist',
        'soil', 'early', 'spring', 'of', 'the', 'northern', 'slopes', 'seed', 'bright',
        'garden', 'with', 'long', 'roots',
      ],
      categories: [
        'Plants', 'Flowers', 'Alpine flowers', 'Protected flowers', 'Poisonous plants',
        'Garden plants', 'Bulbs', 'Herbs',
      ],
      files: [
        'Meadow', 'Leaf', 'Petals', 'Old herbarium', 'Seed diagram', 'Root system',
        'Greenhouse', 'Garden plan', 'Bee', 'Compost',
      ],
      tags: [ 'botany', 'needs-photo', 'herbarium', 'weeded', 'withered' ],
      languages: [ 'de', 'fr', 'ja', 'nl' ],
      hosts: [ 'flora.example', 'herbarium.example.org', 'seeds.example.net' ],
      ips: [
        '192.0.2.17', '192.0.2.99', '198.51.100.23', '198.51.100.77', '203.0.113.5',
        '2001:DB8:0:0:0:0:0:11', '2001:DB8:0:0:0:0:0:22',
      ],
    );
  }

  /** In many scripts, with combining marks and characters that HTML and URLs escape. */
  private static function second(): self {
    return new self(
      seed: 611029,
      start: '20241130214500',
      pace: 7000,
      articles: 104,
      entries: 60,
      users: [
        'Дуња', '江河', 'سمير النهر', "O'Shane & Co", 'गंगा', 'Élise Λ',
        'Þorvaldur', '🦊 Лисица', 'Ŋuyên', 'קדם', "N\u{308}ils", 'Œdipe!',
      ],
      adjectives: [ '', 'Горња', '老', 'نهر', '🏞️', 'छोटी', "l'", 'Ǆ' ],
      nouns: [
        'Дунав', 'Sava', 'نيل', '长江', 'गंगा', 'ქცია', "Spın\u{308}al", '🌊 Tide', 'Ñuble',
        'þjórsá', 'œuvre', 'ŉdaba', 'θύαμις', 'ירדן', '한강', 'แม่น้ำโขง', 'Đồng Nai', 'ǆep',
        'ßtrom', "O'Shane", 'Tom & Jerry', 'C++ (река)', 'Rio/Grande', 'Why? No!', '"Quoted"',
        'a=b;c', 'ıspanak', 'Њега', '١٢٣', '👩‍👩‍👧',
      ],
      words: [
        'река', 'тече', 'кроз', 'njiva', 'ljubav', 'džep', '水', '流れる', 'نهر', 'طويل', 'नदी',
        'बहती', 'है', '&', '<', "can't", '—', '100 %', '"deep"', '🌊', "e\u{301}tude", "x\u{323}",
        'ﬁsh', 'ÀÉÎ', '¿qué?', '#1', 'a_b', 'C:\\',
      ],
      categories: [
        'Реке', '河流', 'أنهار', 'नदियाँ', "Q\u{302}uays & docks", '🐟 Fish', 'ǌivice', '"Old" maps?',
      ],
      files: [
        'Мапа слива', '地图', 'خريطة', "Fish & chips", 'नक्शा', "Profil d'eau", '🐟', 'Њушка',
        'a+b=c', 'Ærø (1)',
      ],
      tags: [ 'вода', '需要照片', 'صورة', 'a & b', '"odd"' ],
      languages: [ 'zh-hant', 'ar', 'hi', 'en' ],
      hosts: [ 'реке.example', 'xn--e1afmkfd.example.org', 'Flood.Example.net:8080' ],
      ips: [
        '198.51.100.131', '198.51.100.132', '203.0.113.77', '203.0.113.250', '192.0.2.64',
        '2001:DB8:FF:0:0:0:0:A1', '2001:DB8:FF:0:0:0:0:A2',
      ],
    );
  }
}
