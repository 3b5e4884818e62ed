import { expect, test } from 'vitest';
import { OwnAddresses } from './own-addresses.mjs';

const MODULES = {
	'@vitrine/frontend': 'frontend/index.js',
	'@vitrine/popup': 'frontend/popup.js',
	'@vitrine/popup-dialog': 'frontend/popup-dialog.js',
};
const plugin = new OwnAddresses( {
	modules: MODULES,
	scripts: /\/view\.js$|^frontend\/popup\.js$/,
} );

const build = ( files ) => {
	const all = new Map( Object.entries( files ) );
	const written = Object.fromEntries( plugin.written( all ) );
	const version = plugin.version( all );
	return {
		version,
		text: ( name ) =>
			( written[ name ] ?? files[ name ] ).replaceAll( version, 'V' ),
	};
};

test( 'a script of a page asks by name, then by address', () => {
	const { text } = build( {
		'gallery/view.js':
			'import{mount as e,on as t}from"@vitrine/frontend";import*as n from"@vitrine/popup";e(t,n);',
	} );
	expect( text( 'gallery/view.js' ) ).toBe(
		'const {mount:e,on:t}=await import("@vitrine/frontend").catch(()=>import("../frontend/index.js?ver=V"));' +
			'const n=await import("@vitrine/popup").catch(()=>import("../frontend/popup.js?ver=V"));e(t,n);'
	);
} );

test( 'also for what it fetches later, which the map has to name', () => {
	const { text } = build( {
		'frontend/popup.js':
			'const e=()=>import(/* webpackIgnore: true */"@vitrine/popup-dialog");',
		'frontend/popup.asset.php':
			"<?php return array('dependencies' => array('@vitrine/frontend'), 'version' => '0a1b', 'type' => 'module');",
	} );
	expect( text( 'frontend/popup.js' ) ).toBe(
		'const e=()=>import("@vitrine/popup-dialog").catch(()=>import("./popup-dialog.js?ver=V"));'
	);
	expect( text( 'frontend/popup.asset.php' ) ).toBe(
		"<?php return array('dependencies' => array(array('id' => '@vitrine/popup-dialog', 'import' => 'dynamic'), '@vitrine/frontend'), 'version' => 'V', 'type' => 'module');"
	);
} );

test( 'all others ask by address', () => {
	const { text } = build( {
		'frontend/popup-dialog.js':
			'import{emit as e}from"@vitrine/frontend";import"../chunks/a.js";import("../chunks/b.js");e();',
		'chunks/a.js':
			'export{emit}from"@vitrine/frontend";import("@vitrine/popup-dialog");',
	} );
	expect( text( 'frontend/popup-dialog.js' ) ).toBe(
		'import{emit as e}from"./index.js?ver=V";import"../chunks/a.js?ver=V";import("../chunks/b.js?ver=V");e();'
	);
	expect( text( 'chunks/a.js' ) ).toBe(
		'export{emit}from"../frontend/index.js?ver=V";import("../frontend/popup-dialog.js?ver=V");'
	);
} );

test( 'what a developer builds, not minified, is the same', () => {
	const { text } = build( {
		'gallery/view.js':
			"import * as __EXTERNAL__ from '@vitrine/frontend';\n__EXTERNAL__.mount();",
	} );
	expect( text( 'gallery/view.js' ) ).toBe(
		'const __EXTERNAL__=await import("@vitrine/frontend").catch(()=>import("../frontend/index.js?ver=V"));\n__EXTERNAL__.mount();'
	);
} );

test( 'a style sheet that has changed gives modules another version', () => {
	const files = { 'frontend/viewer.js': '1', 'frontend/viewer.css': 'a{}' };
	expect( build( files ).version ).not.toBe(
		build( { ...files, 'frontend/viewer.css': 'b{}' } ).version
	);
} );
