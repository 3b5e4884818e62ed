<?php
/**
 * What becomes of text that may be a serialized object.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase as PlainTestCase;

/**
 * PHP makes objects of such text and calls their methods: nothing that a network, a website, a visitor or a file has sent is unserialized.
 */
#[Group( 'environment-agnostic' )]
final class UnserializeTest extends PlainTestCase {

	/** Where it is needed, and how often. `unserialize()` always says that no class is allowed. */
	private const PLACES = [
		// Core's own rows of attachments, many in one query, as get_post_meta() gives them one by one.
		'php/MediaLibrary/FileList.php' => [ 'maybe_unserialize' => 2 ],
	];

	/** What makes values of serialized text. */
	private const FUNCTIONS = [ 'unserialize', 'maybe_unserialize', 'igbinary_unserialize', 'msgpack_unpack', 'session_decode' ];

	/**
	 * Nothing else does it.
	 */
	public function test_nothing_else_is_unserialized(): void {
		$found = [];
		foreach ( self::sources() as $name => $code ) {
			foreach ( self::calls( $code ) as $function => $arguments ) {
				$found[ $name ][ $function ] = count( $arguments );
				foreach ( $function === 'unserialize' ? $arguments : [] as $text ) {
					self::assertMatchesRegularExpression( "/'allowed_classes'=>false/", $text, $name );
				}
			}
		}
		self::assertSame( self::PLACES, $found );
	}

	/**
	 * A test that finds no call at all would say nothing.
	 */
	public function test_calls_are_found(): void {
		$code = '<?php // unserialize( $a ) is a comment.
			$b = \unserialize( $c, [ "allowed_classes" => true ] );
			$d = Maybe_Unserialize ( $e ); array_map( "unserialize", $f ); array_map( unserialize( ... ), $g );';
		self::assertSame( [ 'unserialize' => [ '$c,["allowed_classes"=>true]', '"unserialize"', '...' ], 'maybe_unserialize' => [ '$e' ] ], self::calls( $code ) );
	}

	/**
	 * Our PHP.
	 *
	 * @return array<string, string> Text by name.
	 */
	private static function sources(): array {
		$root  = dirname( __DIR__, 2 );
		$found = [ 'plugin.php' => (string) file_get_contents( "{$root}/plugin.php" ) ];
		foreach ( [ 'php', 'blocks' ] as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "{$root}/{$folder}", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( $file instanceof \SplFileInfo && $file->getExtension() === 'php' ) {
					$found[ substr( $file->getPathname(), strlen( $root ) + 1 ) ] = (string) file_get_contents( $file->getPathname() );
				}
			}
		}
		return $found;
	}

	/**
	 * Calls of FUNCTIONS, and texts that name one for others to call.
	 *
	 * @param string $code PHP.
	 * @return array<string, list<string>> Arguments without space, by function.
	 */
	private static function calls( string $code ): array {
		$tokens = array_values( array_filter( \PhpToken::tokenize( $code ), static fn( \PhpToken $token ): bool => ! $token->isIgnorable() ) );
		$found  = [];
		foreach ( $tokens as $at => $token ) {
			$name = strtolower( trim( $token->text, '\\\'"' ) );
			if ( ! in_array( $name, self::FUNCTIONS, true ) ) {
				continue;
			}
			if ( $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
				$found[ $name ][] = $token->text;
			} elseif ( ( $tokens[ $at + 1 ] ?? null )?->text === '(' ) {
				$text  = '';
				$depth = 0;
				for ( $next = $at + 1; isset( $tokens[ $next ] ); $next++ ) {
					$depth += [ '(' => 1, ')' => -1 ][ $tokens[ $next ]->text ] ?? 0;
					if ( $depth === 0 ) {
						break;
					}
					$text .= $tokens[ $next ]->text;
				}
				$found[ $name ][] = substr( $text, 1 );
			}
		}
		return $found;
	}
}
