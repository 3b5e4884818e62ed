<?php
/**
 * Moving backgrounds of sections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Effects;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Effects\Backgrounds\Background;
use Vitrine\Effects\Backgrounds\Image;
use Vitrine\Effects\Backgrounds\Slideshow;
use Vitrine\Effects\Backgrounds\Video;
use Vitrine\Support\Schema;
use Vitrine\Tests\TestCase;

/**
 * Core's sections on the page: what lies behind their content.
 *
 * @phpstan-import-type BackgroundSettings from Background
 */
final class BackgroundTest extends TestCase {

	private const MODULES = [ '@vitrine/background-slideshow', '@vitrine/background-video' ];

	private const SLIDES = [ 'kind' => 'slideshow', 'images' => [ [ 'url' => 'https://cdn.example/a.jpg' ], [ 'url' => 'https://cdn.example/b.jpg' ] ] ];

	private const YOUTUBE = [ 'kind' => 'video', 'url' => 'https://youtu.be/dQw4w9WgXcQ' ];

	/**
	 * Nothing is on the page yet.
	 */
	protected function setUp(): void {
		parent::setUp();
		array_map( 'wp_dequeue_script_module', self::MODULES );
		wp_dequeue_style( 'vitrine-effects-background' );
	}

	/**
	 * A block on a page.
	 *
	 * @param array<string, mixed> $background What is stored.
	 * @param string               $html       Its HTML.
	 * @param string               $name       The block, without `core/`.
	 */
	private static function rendered( array $background, string $html = '<div class="wp-block-group" title="a > b">In</div>', string $name = 'group' ): string {
		return trim( do_blocks( "<!-- wp:{$name} " . serialize_block_attributes( [ 'vitrineEffects' => [ 'background' => $background ] ] ) . " -->{$html}<!-- /wp:{$name} -->" ) );
	}

	/**
	 * What the script learns.
	 *
	 * @param string $html The block.
	 * @return array<string, mixed>|null
	 */
	private static function data( string $html ): ?array {
		$found = preg_match( '~<div class="vitrine-background [^>]*><script type="application/json" data-vitrine="">(.*?)</script>~', $html, $match ) === 1;
		return $found ? (array) json_decode( $match[1], true ) : null;
	}

	/**
	 * Settings within their bounds.
	 *
	 * @param array<string, mixed> $stored What is stored.
	 * @return BackgroundSettings
	 */
	private static function read( array $stored ): array {
		$schema = new Schema( (array) wp_json_file_decode( dirname( VITRINE_FILE ) . '/build/effects.json', [ 'associative' => true ] ) );
		/** As the schema says.
		 *
		 * @var BackgroundSettings $read */
		$read = $schema->read_one( 'background', $stored );
		return $read;
	}

	/**
	 * Backgrounds, as the canvas has them, too.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		$cases = (array) wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/backgrounds.json', [ 'associative' => true ] );
		return array_map( static fn( array $one ): array => [ $one ], array_column( $cases, null, 'name' ) );
	}

	/**
	 * They are seen and played as in the canvas.
	 *
	 * @param array{name: string, stored: array<string, mixed>, media: string|null, source: array<string, mixed>|null} $one Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_twin( array $one ): void {
		$read = self::read( $one['stored'] );
		$view = $read['kind'] === 'video' ? Video::view( $read ) : Slideshow::view( $read );
		self::assertSame( $one['source'], Video::source( $read ) );
		self::assertSame( $one['media'], $view === null ? null : Background::media( $view, $read ) );
		$html = self::rendered( $one['stored'] );
		self::assertStringContainsString( $one['media'] ?? '<div class="wp-block-group', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringNotContainsString( '<video', $html );
	}

	/**
	 * A slideshow is the first of what is in the block, after its whole tag; it prints its first image alone.
	 */
	public function test_slideshow(): void {
		$html = self::rendered( [ ...self::SLIDES, 'kenBurns' => 'in', 'duration' => 1 ] );
		self::assertMatchesRegularExpression( '~^<div class="wp-block-group[^"]* has-vitrine-background[^"]*" title="a &gt; b"><div class="vitrine-background is-slideshow"><script|^<div class="wp-block-group[^"]*" title="a > b"><div class="vitrine-background is-slideshow"><script~', $html );
		self::assertStringEndsWith( 'In</div>', $html );
		self::assertSame( 1, substr_count( $html, '<img' ) );
		self::assertSame( 1, substr_count( $html, '<button type="button" class="vitrine-background__button" aria-label="Play background slideshow: In" hidden>' ) );
		$data = self::data( $html );
		self::assertSame( [ [ 'src' => 'https://cdn.example/b.jpg' ] ], $data['images'] ?? null );
		self::assertSame( [ 2000, 'in', true, 'Pause background slideshow: In' ], [ $data['duration'] ?? 0, $data['kenBurns'] ?? '', $data['loop'] ?? '', $data['pause'] ?? '' ] );
		self::assertSame( [ true, false ], array_map( self::has_script_module( ... ), self::MODULES ) );
		self::assertTrue( wp_style_is( 'vitrine-effects-background' ) );
	}

	/**
	 * Images of the media library come in all their sizes.
	 */
	public function test_library(): void {
		$ids = array_map(
			static function ( string $name ): int {
				$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => $name ], "{$name}.jpg" );
				wp_update_attachment_metadata( $id, [ 'width' => 1600, 'height' => 800, 'file' => "{$name}.jpg", 'sizes' => [ 'large' => [ 'file' => "{$name}-1024x512.jpg", 'width' => 1024, 'height' => 512, 'mime-type' => 'image/jpeg' ] ] ] );
				return $id;
			},
			[ 'first', 'second' ]
		);
		$html = self::rendered( [ 'kind' => 'slideshow', 'images' => array_map( static fn( int $id ): array => [ 'id' => $id, 'url' => 'https://cdn.example/gone.jpg' ], [ ...$ids, 999_999 ] ) ] );
		self::assertMatchesRegularExpression( '~<img width="1600" height="800" src="[^"]+/first\.jpg"[^>]* alt=""[^>]* srcset="[^"]+first-1024x512\.jpg 1024w[^"]*"~', $html );
		$images = self::data( $html )['images'] ?? [];
		self::assertStringContainsString( 'second-1024x512.jpg 1024w', $images[0]['srcset'] ?? '' );
		self::assertEquals( 2, $images[0]['ratio'] ?? 0 );
		self::assertSame( [ 'src' => 'https://cdn.example/gone.jpg' ], $images[1] ?? null );
	}

	/**
	 * Buttons of several sections are told apart by the headings of the sections, or their first words; what is seen of a button stays short.
	 */
	public function test_names(): void {
		$html = self::rendered( self::SLIDES, '<div class="wp-block-group"><h2>Six <em>acres</em> &amp; a hill</h2></div>' );
		self::assertStringContainsString( 'aria-label="Play background slideshow: Six acres &amp; a hill" hidden>', $html );
		$data = self::data( $html );
		self::assertSame( [ 'Play background slideshow: Six acres & a hill', 'Pause background slideshow: Six acres & a hill' ], [ $data['play'] ?? '', $data['pause'] ?? '' ] );
		$html = self::rendered( self::YOUTUBE, '<div class="wp-block-group"><h2>Spring</h2></div>' );
		self::assertStringContainsString( 'aria-label="Play background video from YouTube: Spring"', $html );
		self::assertStringContainsString( '<span>Play background video from YouTube<small>', $html );
		$html = self::rendered( self::SLIDES, '<div class="wp-block-group"><p>Beds &amp; <b>borders</b> for a small garden in town</p></div>' );
		self::assertStringContainsString( 'aria-label="Play background slideshow: Beds &amp; borders for a small…" hidden>', $html );
		self::assertSame( 'Play background slideshow: Beds & borders for a small…', self::data( $html )['play'] ?? '' );
		self::assertStringContainsString( 'aria-label="Play background slideshow" hidden>', self::rendered( self::SLIDES, '<div class="wp-block-group"><img src="/a.jpg" alt=""></div>' ) );
	}

	/**
	 * An image from elsewhere is lazy in content, where nobody knows where it will be.
	 */
	public function test_loading(): void {
		$settings = serialize_block_attributes( [ 'vitrineEffects' => [ 'background' => [ 'kind' => 'slideshow', 'images' => [ [ 'url' => 'https://cdn.example/a.jpg' ] ] ] ] ] );
		$shown    = apply_filters( 'the_content', "<!-- wp:group {$settings} --><div class=\"wp-block-group\">In</div><!-- /wp:group -->" );
		self::assertIsString( $shown );
		self::assertMatchesRegularExpression( '~<img [^>]*src="https://cdn.example/a.jpg"[^>]* loading="lazy"|<img [^>]*loading="lazy"[^>]* src="https://cdn.example/a.jpg"~', $shown );
	}

	/**
	 * One image is still, unless it zooms; without any there is nothing, and neither in blocks that are no sections or do not begin with an element.
	 */
	public function test_nothing_moves(): void {
		$one  = [ 'kind' => 'slideshow', 'images' => [ [ 'url' => 'https://cdn.example/a.jpg' ] ] ];
		$html = self::rendered( $one );
		self::assertStringContainsString( '<img src="https://cdn.example/a.jpg"', $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertNull( self::data( $html ) );
		self::assertSame( [ false, false ], array_map( self::has_script_module( ... ), self::MODULES ) );
		self::assertSame( [], self::data( self::rendered( [ ...$one, 'kenBurns' => 'out' ] ) )['images'] ?? null );

		wp_dequeue_style( 'vitrine-effects-background' );
		array_map( 'wp_dequeue_script_module', self::MODULES );
		self::assertStringNotContainsString( 'vitrine', self::rendered( [ 'kind' => 'slideshow' ] ) );
		self::assertStringNotContainsString( 'vitrine', self::rendered( [ 'kind' => 'video', 'url' => 'https://example.com/' ] ) );
		self::assertStringNotContainsString( 'vitrine', self::rendered( [ 'kind' => 'carousel', 'images' => $one['images'] ] ) );
		self::assertStringNotContainsString( 'vitrine', self::rendered( self::SLIDES, '<h2 class="wp-block-heading">In</h2>', 'heading' ) );
		self::assertStringNotContainsString( 'vitrine', self::rendered( self::SLIDES, 'Words <b>first</b>' ) );
		self::assertSame( [ false, false ], array_map( self::has_script_module( ... ), self::MODULES ) );
		self::assertFalse( wp_style_is( 'vitrine-effects-background' ) );
	}

	/**
	 * A third party is named before anything is loaded from it; whoever asks for nothing is not asked.
	 */
	public function test_consent(): void {
		$html = self::rendered( self::YOUTUBE );
		self::assertStringContainsString( 'aria-label="Play background video from YouTube: In" aria-description="This content comes from YouTube. When it is loaded,', $html );
		self::assertStringContainsString( '<span>Play background video from YouTube<small>This content', $html );
		self::assertTrue( self::data( $html )['ask'] ?? null );
		self::assertSame( [ false, true ], array_map( self::has_script_module( ... ), self::MODULES ) );

		foreach ( [ [ ...self::YOUTUBE, 'ask' => false ], [ 'kind' => 'video', 'url' => 'https://cdn.example/film.mp4' ] ] as $free ) {
			$html = self::rendered( $free );
			self::assertStringContainsString( 'aria-label="Play background video: In" hidden>', $html );
			self::assertFalse( self::data( $html )['ask'] ?? null );
		}
		self::assertFalse( self::data( $html )['phones'] ?? null );

		// Where the site has a consent tool, no author goes past it.
		add_filter( 'vitrine_consent_tool', static fn(): string => 'klaro' );
		self::assertTrue( self::data( self::rendered( [ ...self::YOUTUBE, 'ask' => false ] ) )['ask'] ?? null );
	}

	/**
	 * Whatever an author writes is text: it ends neither the script nor an attribute, and holds no shortcode.
	 */
	public function test_hostile(): void {
		add_shortcode( 'evil', static fn(): string => 'EVIL' );
		$address = 'https://cdn.example/</script><script>alert(1)</script>[evil]"onerror="x.mp4';
		$html    = do_shortcode( self::rendered( [ ...self::SLIDES, 'images' => [ [ 'url' => $address ], [ 'url' => $address ], 'text', [ 'id' => -1, 'url' => 'javascript:alert(1)' ] ], 'transition' => '"><b>', 'duration' => $address ] ) );
		remove_shortcode( 'evil' );
		self::assertSame( 1, substr_count( $html, '</script>' ) );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertStringNotContainsString( 'EVIL', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'img' ] ) );
		self::assertNull( $tags->get_attribute( 'onerror' ) );
		self::assertSame( [ 'fade', 5000 ], [ self::data( $html )['transition'] ?? '', self::data( $html )['duration'] ?? 0 ] );
	}

	/**
	 * It stands beside dividers, and feeds have the block alone.
	 */
	public function test_beside_others(): void {
		$block = '<!-- wp:cover ' . serialize_block_attributes( [ 'vitrineEffects' => [ 'background' => self::SLIDES, 'dividerBottom' => [ 'shape' => 'wave' ], 'entrance' => [ 'animation' => 'fadeIn' ] ] ] ) . ' --><div class="wp-block-cover"><div class="wp-block-cover__inner-container">In</div></div><!-- /wp:cover -->';
		$html  = trim( do_blocks( $block ) );
		self::assertMatchesRegularExpression( '~^<div [^>]*class="wp-block-cover[^>]*><div class="vitrine-background .*</button></div><div class="wp-block-cover__inner-container">In</div><svg class="vitrine-divider~', $html );
		foreach ( [ 'has-vitrine-background', 'has-vitrine-divider', 'vitrine-entrance' ] as $class ) {
			self::assertStringContainsString( $class, $html );
		}
		$GLOBALS['wp_query']->is_feed = true;
		self::assertStringNotContainsString( 'vitrine', do_blocks( $block ) );
	}
}
