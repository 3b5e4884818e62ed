<?php
/**
 * The rows of a site, run inside it by record.mjs.
 *
 * @package Vitrine
 */

global $wpdb;

$tables = [];
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	$name = substr( $table, strlen( $wpdb->prefix ) );
	$own  = str_starts_with( $name, 'vitrine_' );
	if ( ! $own && ! in_array( $name, [ 'posts', 'postmeta', 'terms', 'term_taxonomy', 'term_relationships', 'termmeta' ], true ) ) {
		continue;
	}
	$where           = $name === 'posts' ? " WHERE post_type NOT IN ( 'revision' ) AND post_status <> 'auto-draft'" : '';
	$tables[ $name ] = [
		'create' => $own ? str_replace( $table, '{prefix}' . $name, $wpdb->get_row( "SHOW CREATE TABLE {$table}", ARRAY_N )[1] ) : '',
		'rows'   => $wpdb->get_results( "SELECT * FROM {$table}{$where}", ARRAY_A ),
	];
}
$options = $wpdb->get_results(
	"SELECT option_name, option_value, autoload FROM {$wpdb->options} WHERE option_name LIKE 'vitrine%'
	OR option_name IN ( 'page_on_front', 'show_on_front', 'blogname', 'blogdescription', 'permalink_structure', 'vitrine_db' )",
	ARRAY_A
);
return [ 'tables' => $tables, 'options' => $options ];
