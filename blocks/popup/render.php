<?php
/**
 * Prints a popup.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;
