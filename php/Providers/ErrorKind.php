<?php
/**
 * What can go wrong with a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Why a provider did not give what was asked for.
 */
enum ErrorKind: string {

	/** No answer in time. */
	case Timeout = 'timeout';
	/** No connection. */
	case Unreachable = 'unreachable';
	/** The provider answered that it will not. */
	case Refused = 'refused';
	/** The answer is no answer of this provider: HTML, nothing, other shapes, too large, moved elsewhere. */
	case Broken = 'broken';
	/** The address may not be called: it is private, or none. */
	case Address = 'address';
	/** What was filled in cannot be right. */
	case Settings = 'settings';
	/** The sealed keys do not open. */
	case Key = 'key';
}
