<?php
/**
 * Places in videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary\Metadata;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\MediaLibrary\Media;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\Metadata\Location;
use Vitrine\MediaLibrary\Metadata\VideoLocation;
use Vitrine\Plugin;
use Vitrine\Tests\Gallery\Library;
use Vitrine\Tests\Gallery\Photographs;
use Vitrine\Tests\TestCase;

/**
 * For self-hosted video; hostile files.
 */
#[Group( 'environment-agnostic' )]
final class VideoLocationTest extends TestCase {

	use Library;
	use Photographs;

	private const PLACE = '+48.8583-002.2944/';

	private const XMP = "\xBE\x7A\xCF\xCB\x97\xA9\x42\xE8\x9C\x71\x99\x94\x91\xE3\xAF\xAC" . '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="48,51.5N" dc:title="kept"/></x:xmpmeta>';

	/**
	 * A box.
	 *
	 * @param string $type   Four letters.
	 * @param string $inside Content.
	 * @param bool   $long   Whether its length has eight bytes.
	 */
	private static function box( string $type, string $inside, bool $long = false ): string {
		return $long ? pack( 'N', 1 ) . $type . pack( 'J', strlen( $inside ) + 16 ) . $inside : pack( 'N', strlen( $inside ) + 8 ) . $type . $inside;
	}

	/**
	 * A text of QuickTime's: length, language, text.
	 *
	 * @param string $type Four letters.
	 * @param string $text Text.
	 */
	private static function text( string $type, string $text ): string {
		return self::box( $type, pack( 'nn', strlen( $text ), 0x15C7 ) . $text );
	}

	/**
	 * Named metadata as Apple's telephones write them.
	 *
	 * @param array<string, string> $facts Values by name.
	 */
	private static function named( array $facts ): string {
		$keys = '';
		$list = '';
		foreach ( array_keys( $facts ) as $i => $name ) {
			$keys .= self::box( 'mdta', $name );
			$list .= self::box( pack( 'N', $i + 1 ), self::box( 'data', pack( 'NN', 1, 0 ) . $facts[ $name ] ) );
		}
		return self::box( 'hdlr', str_repeat( "\0", 8 ) . 'mdta' . str_repeat( "\0", 13 ) ) . self::box( 'keys', pack( 'NN', 0, count( $facts ) ) . $keys ) . self::box( 'ilst', $list );
	}

	/**
	 * A track with samples of one kind.
	 *
	 * @param string $kind Four letters.
	 * @param string $more What its description says.
	 * @param string $udta User data, or ''.
	 */
	private static function track( string $kind, string $more = '', string $udta = '' ): string {
		return self::box( 'trak', self::box( 'mdia', self::box( 'minf', self::box( 'stbl', self::box( 'stsd', pack( 'NN', 0, 1 ) . self::box( $kind, str_repeat( "\0", 8 ) . $more ) ) ) ) ) . ( $udta === '' ? '' : self::box( 'udta', $udta ) ) );
	}

	/**
	 * A film.
	 *
	 * @param string $moov  What its head says besides its track.
	 * @param string $after What comes behind.
	 * @param bool   $long  Whether lengths have eight bytes.
	 */
	private static function film( string $moov, string $after = '', bool $long = false ): string {
		return self::box( 'ftyp', 'isom' . pack( 'N', 512 ) . 'isommp42' ) . self::box( 'mdat', 'FILM' . str_repeat( "\x01", 2000 ), $long ) . self::box( 'moov', self::track( 'avc1' ) . $moov, $long ) . $after;
	}

	/**
	 * The place is gone, wherever it was; everything else stays where it was.
	 *
	 * @param string $bytes Film.
	 */
	#[DataProvider( 'films' )]
	public function test_takes_the_place_out( string $bytes ): void {
		$file = self::written( $bytes, 'film.mp4' );
		self::assertTrue( VideoLocation::is_in( $file ) );
		self::assertSame( $bytes, file_get_contents( $file ) );
		self::assertSame( Location::CLEAN, VideoLocation::remove( $file ) );
		$clean = (string) file_get_contents( $file );
		self::assertFalse( VideoLocation::is_in( $file ) );
		self::assertSame( strlen( $bytes ), strlen( $clean ) );
		foreach ( [ '48', 'Eiffel' ] as $told ) {
			self::assertStringNotContainsString( $told, $clean );
		}
		self::assertStringContainsString( 'kept', $clean );
		foreach ( [ 'FILM', 'moov', 'stsd', 'kept' ] as $part ) {
			self::assertSame( strpos( $bytes, $part ), strpos( $clean, $part ), $part );
		}
		unlink( $file );
	}

	/**
	 * Films with a place.
	 *
	 * @return array<string, array{string}>
	 */
	public static function films(): array {
		$title  = self::text( "\xA9nam", 'kept' );
		$udta   = self::box( 'udta', self::text( "\xA9xyz", self::PLACE ) . $title );
		$loci   = self::box( 'loci', pack( 'Nn', 0, 0x15C7 ) . "Eiffel Tower\0\0" . pack( 'NNN', 0, 48 << 16, 0 ) . "earth\0\0" );
		$itunes = self::box( 'udta', self::box( 'meta', "\0\0\0\0" . self::box( 'hdlr', str_repeat( "\0", 8 ) . 'mdir' ) . self::box( 'ilst', self::box( "\xA9xyz", self::box( 'data', pack( 'NN', 1, 0 ) . self::PLACE ) ) . self::box( "\xA9nam", self::box( 'data', pack( 'NN', 1, 0 ) . 'kept' ) ) . self::box( '----', self::box( 'mean', "\0\0\0\0com.example" ) . self::box( 'name', "\0\0\0\0GPSCoordinates" ) . self::box( 'data', pack( 'NN', 1, 0 ) . '48.8' ) ) ) ) );
		$apple  = [ 'com.apple.quicktime.make' => 'kept', 'com.apple.quicktime.location.ISO6709' => self::PLACE, 'com.apple.quicktime.location.name' => 'Eiffel' ];
		return [
			'©xyz, as Android writes it'      => [ self::film( $udta ) ],
			'loci, as 3GPP says'              => [ self::film( self::box( 'udta', $loci . $title ) ) ],
			'user data ends with zeros'       => [ self::film( self::box( 'udta', self::text( "\xA9xyz", self::PLACE ) . $title . "\0\0\0\0" ) ) ],
			'iTunes’s list'                   => [ self::film( $itunes ) ],
			'Apple’s names, in a full box'    => [ self::film( self::box( 'meta', "\0\0\0\0" . self::named( $apple ) ) ) ],
			'Apple’s names, as QuickTime has' => [ self::film( self::box( 'meta', self::named( $apple ) ) ) ],
			'of a track'                      => [ self::film( self::track( 'mp4a', '', self::text( "\xA9xyz", self::PLACE ) . $title ) ) ],
			'XMP in a uuid'                   => [ self::film( '', self::box( 'uuid', self::XMP ) ) ],
			'XMP in user data'                => [ self::film( self::box( 'udta', self::box( 'XMP_', substr( self::XMP, 16 ) ) ) ) ],
			'lengths of eight bytes'          => [ self::film( $udta, '', true ) ],
			'a last box to the end'           => [ self::film( $udta, pack( 'N', 0 ) . 'mdatrest' ) ],
			'in a fragment'                   => [ self::film( '', self::box( 'moof', self::box( 'traf', $udta ) ) ) ],
		];
	}

	/**
	 * A film without a place is not touched.
	 */
	public function test_leaves_others_alone(): void {
		foreach ( [ self::film( self::box( 'udta', self::text( "\xA9nam", 'Locations of +48.8583-002.2944/' ) ) ), "\x1A\x45\xDF\xA3" . str_repeat( 'webm location of nobody ', 50 ), 'OggS' . str_repeat( "\0", 90 ) ] as $bytes ) {
			$file = self::written( $bytes, 'film.mp4' );
			touch( $file, 1000 );
			self::assertFalse( VideoLocation::is_in( $file ) );
			self::assertSame( Location::CLEAN, VideoLocation::remove( $file ) );
			clearstatcache();
			self::assertSame( 1000, filemtime( $file ) );
			self::assertSame( $bytes, file_get_contents( $file ) );
			unlink( $file );
		}
	}

	/**
	 * What cannot be parsed, or taken out, is left as it is, and said so.
	 *
	 * @param string $bytes Film.
	 */
	#[DataProvider( 'broken' )]
	public function test_says_what_it_cannot_do( string $bytes ): void {
		$file = self::written( $bytes, 'film.mp4' );
		self::assertSame( Location::UNKNOWN, VideoLocation::remove( $file ) );
		self::assertTrue( VideoLocation::is_in( $file ) );
		self::assertSame( $bytes, file_get_contents( $file ) );
		unlink( $file );
	}

	/**
	 * Broken films.
	 *
	 * @return array<string, array{string}>
	 */
	public static function broken(): array {
		$place = self::text( "\xA9xyz", self::PLACE );
		$udta  = self::box( 'udta', $place );
		$deep  = $udta;
		for ( $i = 0; $i < 20_000; $i++ ) {
			$deep = self::box( 'moov', $deep );
		}
		return [
			'empty'                    => [ '' ],
			'text'                     => [ '<html><body>Not found</body></html>' ],
			'cut'                      => [ substr( self::film( $udta ), 0, -3 ) ],
			'length beyond the end'    => [ self::film( pack( 'N', 0x7FFFFFFF ) . 'udta' . $place ) ],
			'length beyond its parent' => [ self::film( self::box( 'udta', pack( 'N', 5000 ) . "\xA9xyz" . self::PLACE ), str_repeat( "\0", 6000 ) ) ],
			'length of 64 bits'        => [ self::film( pack( 'N', 1 ) . 'udta' . "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF" . $place ) ],
			'length below its head'    => [ self::film( pack( 'N', 4 ) . 'udta' . $place ) ],
			'nested'                   => [ self::film( $deep ) ],
			'very many'                => [ self::film( $udta, str_repeat( self::box( 'free', '' ), 100_001 ) ) ],
			'names beyond the end'     => [ self::film( self::box( 'meta', self::box( 'hdlr', '' ) . self::box( 'keys', pack( 'NN', 0, 0xFFFFFFFF ) . self::box( 'mdta', 'x' ) ) ) ) ],
			'XMP that hides'           => [ self::film( $udta, self::box( 'uuid', substr( self::XMP, 0, 16 ) . '<exif:GPSLatitude rdf:parseType="Resource"><rdf:value>48</rdf:value></exif:GPSLatitude>' ) ) ],
			'a track of places'        => [ self::film( self::track( 'gpmd' ) . $udta ) ],
			'a track that names them'  => [ self::film( self::track( 'mebx', self::box( 'keys', self::box( "\0\0\0\x01", self::box( 'keyd', 'mdtacom.apple.quicktime.location.ISO6709' ) ) ) ) ) ],
			'WebM'                     => [ "\x1A\x45\xDF\xA3" . str_repeat( "\0", 100 ) . "LOCATION\x44\x87\x92" . self::PLACE . str_repeat( "\0", 100 ) ],
			'Ogg'                      => [ 'OggS' . str_repeat( "\0", 100 ) . 'LOCATION=' . self::PLACE . str_repeat( "\0", 100 ) ],
		];
	}

	/**
	 * An upload loses its place before anybody can fetch it; where the owner keeps places it stays, and is not offered once he no longer does.
	 */
	public function test_uploads(): void {
		$bytes  = self::film( self::box( 'udta', self::text( "\xA9xyz", self::PLACE ) ) );
		$upload = static function ( string $name ) use ( $bytes ): int {
			$id = media_handle_sideload( [ 'name' => $name, 'tmp_name' => self::written( $bytes, 'film.tmp' ), 'error' => '0', 'size' => (string) strlen( $bytes ) ], 0 );
			self::assertIsInt( $id );
			return $id;
		};
		$item = fn( int $id ): \Vitrine\Gallery\Contents\Items\Item => $this->contents( [ 'items' => [ [ 'id' => $id ] ] ] )->items( '0', [ "{$id}" ] )[0];
		$id   = $upload( 'film.mp4' );
		$file = (string) get_attached_file( $id );
		self::assertStringNotContainsString( '48.8583', (string) file_get_contents( $file ) );
		self::assertSame( wp_get_attachment_url( $id ), $item( $id )->download_url );

		update_option( Media::KEEP_LOCATION, true );
		$kept = $upload( 'kept.mp4' );
		self::assertSame( $bytes, file_get_contents( (string) get_attached_file( $kept ) ) );
		self::assertSame( wp_get_attachment_url( $kept ), $item( $kept )->download_url );
		update_option( Media::KEEP_LOCATION, false );
		self::assertSame( '', $item( $kept )->download_url );
		( new Media( static fn(): MediaStore => Plugin::instance()->library->files() ) )->run();
		self::assertSame( '', $item( $kept )->download_url );
		self::assertSame( wp_get_attachment_url( $kept ), $item( $kept )->media );
		self::assertSame( wp_get_attachment_url( $id ), $item( $id )->download_url );
		self::assertSame( $bytes, file_get_contents( (string) get_attached_file( $kept ) ) );
		wp_delete_attachment( $id, true );
		wp_delete_attachment( $kept, true );
	}
}
