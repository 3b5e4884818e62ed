<?php
/**
 * Addresses of pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Posts;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Tests\TestCase;

/**
 * Addresses are signed anew with every answer, and end.
 */
#[Group( 'environment-agnostic' )]
final class RemotePictureTest extends TestCase {

	/**
	 * Addresses and the end of their signature.
	 *
	 * @return array<string, array{string, int|null}>
	 */
	public static function ends(): array {
		return [
			'oe, as recorded'   => [ 'https://scontent.xx.fbcdn.net/v/a_n.jpg?_nc_cat=101&oh=92a0&oe=60F1D543', 0x60F1D543 ],
			'oe in small'       => [ 'https://scontent.xx.fbcdn.net/v/a_n.jpg?oe=60f1d543', 0x60F1D543 ],
			'ext of an avatar'  => [ 'https://platform-lookaside.fbsbx.com/platform/profilepic/?psid=1&ext=1628877792&hash=AeQ', 1628877792 ],
			'none'              => [ 'https://scontent.xx.fbcdn.net/v/a_n.jpg', null ],
			'no hexadecimal'    => [ 'https://scontent.xx.fbcdn.net/v/a_n.jpg?oe=tomorrow', null ],
			'too many digits'   => [ 'https://scontent.xx.fbcdn.net/v/a_n.jpg?oe=60F1D54360F1D543', null ],
			'a list'            => [ 'https://scontent.xx.fbcdn.net/v/a_n.jpg?oe[]=60F1D543&ext[]=1', null ],
		];
	}

	/**
	 * The end of the signature is read from `oe` or `ext`.
	 *
	 * @param string   $url Address.
	 * @param int|null $end Unix time.
	 */
	#[DataProvider( 'ends' )]
	public function test_the_end_of_the_signature( string $url, ?int $end ): void {
		self::assertSame( $end, ( new RemotePicture( 0, '1', $url ) )->expires_at() );
	}

	/**
	 * Another signature, host or rendition is the same picture; another file is another.
	 */
	public function test_the_file_names_the_content(): void {
		$id = static fn( string $url ): string => ( new RemotePicture( 0, '1', $url ) )->media_id();
		self::assertSame( $id( 'https://a.fbcdn.net/v/t1/1_2_n.jpg?oh=1&oe=60F1D543' ), $id( 'https://b.fbcdn.net/v/t39/1_2_n.jpg?stp=dst-jpg_s720x479&oh=2' ) );
		self::assertNotSame( $id( 'https://a.fbcdn.net/v/t1/1_2_n.jpg' ), $id( 'https://a.fbcdn.net/v/t1/1_3_n.jpg' ) );
		self::assertSame( $id( 'https://external.xx.fbcdn.net/safe_image.php?d=1&url=https%3A%2F%2Fa.example%2Fa.jpg' ), $id( 'https://external.xx.fbcdn.net/safe_image.php?d=2&url=https%3A%2F%2Fa.example%2Fa.jpg&w=720' ) );
		self::assertNotSame( $id( 'https://external.xx.fbcdn.net/safe_image.php?url=https%3A%2F%2Fa.example%2Fa.jpg' ), $id( 'https://external.xx.fbcdn.net/safe_image.php?url=https%3A%2F%2Fa.example%2Fb.jpg' ) );
		self::assertSame( 40, strlen( $id( 'x' ) ) );
	}
}
