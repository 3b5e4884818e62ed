<?php
/**
 * An account on a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Profiles\Profile;

defined( 'ABSPATH' ) || exit;

/**
 * What the network says about a page or a professional account.
 */
final class Account {

	/**
	 * Keeps the fields, cleaned.
	 *
	 * @param string        $id      Id on the network.
	 * @param string        $name    Name to show.
	 * @param string|null   $link    Public address.
	 * @param string|null   $picture Address of the profile picture on the network: to download, never to print.
	 * @param string|null   $token   The account's own token, where a user token lists it.
	 * @param string[]|null $tasks   What the user may do there, null when unknown.
	 * @param string|null   $handle  Its name in addresses, without `@`.
	 * @param Profile|null  $profile What it says of itself, null = nobody has asked, or it was refused.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly ?string $link = null,
		public readonly ?string $picture = null,
		#[\SensitiveParameter] public readonly ?string $token = null,
		public readonly ?array $tasks = null,
		public readonly ?string $handle = null,
		public readonly ?Profile $profile = null
	) {}

	/**
	 * The same with what it says of itself.
	 *
	 * @param Profile|null $profile What it says.
	 */
	public function with( ?Profile $profile ): self {
		return new self(
			$this->id,
			$this->name,
			$this->link,
			$this->picture,
			$this->token,
			$this->tasks,
			$this->handle,
			$profile
		);
	}
}
