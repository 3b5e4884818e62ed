<?php
/**
 * Runs what is due, as the background job does, and past WordPress's own lock.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Runs.
 */
return static function (): array {
	Vitrine\Plugin::instance()->feed->schedule()->run();
	return [];
};
