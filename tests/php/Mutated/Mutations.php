<?php
/**
 * Answers of networks with something wrong in them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Mutated;

/**
 * Changes a few members of an answer: values of another kind, spiteful text, missing, doubled and nested members. The same seed gives the same answers.
 */
final class Mutations {

	/** What is put into texts, or in place of them. */
	private const SPITE = [
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		"' onmouseover='alert(1)",
		'</script><svg onload=alert(1)>',
		'</a></article></li></ul></div><iframe src="https://evil.example/"></iframe>',
		'javascript:alert(1)',
		"java\tscript:alert(1)",
		'data:text/html,<script>alert(1)</script>',
		'//evil.example/x',
		'https://evil.example/"onclick="alert(1)',
		'http://127.0.0.1/',
		'&#106;avascript:alert(1)',
		'<!--',
		']]>',
		'[gallery ids="1"]',
		'%s %1$s %n',
		'{{constructor}}',
		"\u{0}",
		"\u{202E}\u{2066}",
		"\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
		"\xF0\x9F",
		'9999-99-99T99:99:99+9999',
		'',
		' ',
		'0',
	];

	/**
	 * Starts with a seed.
	 *
	 * @param int $seed Seed.
	 */
	public function __construct( int $seed ) {
		mt_srand( $seed );
	}

	/**
	 * An answer with one or two members changed: with more, most are refused at once.
	 *
	 * @param array<mixed> $answer As the network gives it.
	 * @return array<mixed>
	 */
	public function of( array $answer ): array {
		for ( $changes = mt_rand( 1, 2 ); $changes > 0; $changes-- ) {
			$answer = $this->changed( $answer );
		}
		return $answer;
	}

	/**
	 * With one member changed, at any depth.
	 *
	 * @param array<mixed> $node Object or list.
	 * @return array<mixed>
	 */
	private function changed( array $node ): array {
		if ( $node === [] ) {
			return [ $this->value() ];
		}
		$key = array_keys( $node )[ mt_rand( 0, count( $node ) - 1 ) ];
		if ( is_array( $node[ $key ] ) && mt_rand( 0, 5 ) > 0 ) {
			$node[ $key ] = $this->changed( $node[ $key ] );
			return $node;
		}
		switch ( mt_rand( 0, 19 ) ) {
			case 0:
				$node[ $key ] = [ $node[ $key ], $node[ $key ] ];
				break;
			case 1:
				$node[ $key ] = $this->value();
				break;
			case 2:
			case 3:
				unset( $node[ $key ] );
				break;
			default:
				$node[ $key ] = match ( gettype( $node[ $key ] ) ) {
					'string'  => $this->spoiled( $node[ $key ] ),
					'integer' => mt_rand( 0, 1 ) === 0 ? mt_rand() : -mt_rand(),
					default   => $node[ $key ],
				};
		}
		return $node;
	}

	/**
	 * A text with something put into it, or in place of it.
	 *
	 * @param string $text Text.
	 */
	private function spoiled( string $text ): string {
		$at = mt_rand( 0, strlen( $text ) );
		return match ( mt_rand( 0, 3 ) ) {
			0       => $this->spite(),
			1       => str_repeat( $text . $this->spite(), mt_rand( 1, 12 ) ),
			default => substr( $text, 0, $at ) . $this->spite() . substr( $text, $at ),
		};
	}

	/**
	 * A spiteful text.
	 */
	private function spite(): string {
		return self::SPITE[ mt_rand( 0, count( self::SPITE ) - 1 ) ];
	}

	/**
	 * A value of any kind.
	 */
	private function value(): mixed {
		$values = [ null, true, false, 0, -1, PHP_INT_MAX, 1.5e300, [], [ [] ], [ 'id' => [] ], $this->spite() ];
		return $values[ mt_rand( 0, count( $values ) - 1 ) ];
	}
}
