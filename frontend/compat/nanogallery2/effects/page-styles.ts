/** What a page's options look like, as a style sheet that scripts make: a policy against inline style allows it. */
import { isHarmless } from './declarations';
import { effectRules } from './effect-rules';
import type { Effect, Initial } from './effects';
import { fontSize, themeProperties } from './looks';
import type { ImportedRuntime, LevelLooks } from '../types';

/** On the wrapper: it looks as its options say (blocks/gallery/effects.scss). */
export const OWN_LOOK = 'has-own-look';

/** Which level of albums the wrapper shows. */
export const LEVELS = { first: 'is-first-level', all: 'is-inner-level' };

const MOVES = '(prefers-reduced-motion:no-preference)';

/** What `galleryBuildInit2` may change of the list of tiles. */
const LIST =
	/^(perspective(-origin)?|background(-color)?|border(-color|-width|-radius|-style)?|box-shadow|padding|margin|opacity)$/;

const sheets = new WeakMap< HTMLElement, CSSStyleSheet >();

/** What a level looks like, the first one's over those of all. */
export function looksAt(
	{ all, first }: ImportedRuntime,
	isFirst: boolean
): LevelLooks {
	if ( ! isFirst ) {
		return all;
	}
	const { effects, initials, ...others } = first;
	return {
		...all,
		...others,
		// As in the original, what is empty is that of all.
		...( effects?.length && { effects } ),
		...( initials?.length && { initials } ),
	};
}

/** Whether it only fades in the tools: then the block's own effect does. */
const isUsual = (
	{ part, property, from, to }: Effect,
	_at: number,
	all: readonly Effect[]
): boolean =>
	part === 'tools' &&
	property === 'opacity' &&
	parseFloat( from ) === 0 &&
	parseFloat( to ) === 1 &&
	all.filter( ( other ) => other.part === part ).length === 1;

/** Classes of hover effects: the block's own where it is that one, `own` for those of the page. */
export function effectNames( { effects }: LevelLooks ): string[] {
	return [
		...( effects.some( isUsual ) ? [ 'toolsAppear' ] : [] ),
		...( effects.every( isUsual ) ? [] : [ 'own' ] ),
	];
}

/** Sizes of letters of a level, as CSS takes them. */
export function sizesOf( looks: LevelLooks ): {
	title: string;
	description: string;
} {
	return {
		title: fontSize( looks.titleFontSize, '1em', supports ),
		description: fontSize( looks.descriptionFontSize, '0.8em', supports ),
	};
}

/**
 * Gives an element its looks.
 *
 * @param element Wrapper; it has an id.
 * @param runtime What was read.
 * @param heights Px of a label below the picture, by level.
 */
export function applyStyles(
	element: HTMLElement,
	runtime: ImportedRuntime,
	heights: { first: number; all: number }
): void {
	const id = CSS.escape( element.id );
	const scope = `:where(#${ id })`;
	const rules = [
		ruleOf( scope, {
			...themeProperties( runtime.theme, supports ),
			...( runtime.navigationFontSize && {
				'--vitrine-gallery-navigation-size': fontSize(
					runtime.navigationFontSize,
					'inherit',
					supports
				),
			} ),
		} ),
	];
	const list = declarationsIn( runtime.listStyle );
	if ( list ) {
		rules.push( `${ scope } .wp-block-vitrine-gallery__items{${ list }}` );
	}
	const hasFirst = Object.keys( runtime.first ).length > 0;
	for ( const level of [ 'all', 'first' ] as const ) {
		const looks = looksAt( runtime, level === 'first' );
		const at = `:where(#${ id }.${ LEVELS[ level ] })`;
		const { title, description } = sizesOf( looks );
		const own = looks.effects.filter( ( ...one ) => ! isUsual( ...one ) );
		const { properties, rules: moves } = effectRules(
			at,
			own,
			looks.initials as Initial[],
			level === 'first' && hasFirst ? 'first' : '',
			supports
		);
		rules.push(
			ruleOf( at, {
				'--vitrine-gallery-title-size': title,
				'--vitrine-gallery-description-size': description,
				// The geometry reckons with it (blocks/gallery/style.scss).
				'--title': `${ heights[ level ] - 12 }px`,
				'--description': '0px',
				...properties,
			} ),
			...moves.map( ( rule ) => `@media ${ MOVES }{${ rule }}` )
		);
	}
	const before = sheets.get( element );
	const sheet = newSheet( before );
	if ( ! sheet ) {
		return;
	}
	sheets.set( element, sheet );
	for ( const rule of rules ) {
		try {
			sheet.insertRule( rule, sheet.cssRules.length );
		} catch {
			// A browser that does not know one of them goes without.
		}
	}
}

/**
 * An empty style sheet in the page.
 *
 * @param before Goes.
 */
function newSheet( before: CSSStyleSheet | undefined ): CSSStyleSheet | null {
	if ( ! document.adoptedStyleSheets ) {
		// Browsers of before 2023: nothing is written into it, so policies do not mind.
		before?.ownerNode?.parentNode?.removeChild( before.ownerNode );
		const style = document.createElement( 'style' );
		document.head.append( style );
		return style.sheet;
	}
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets = [
		...document.adoptedStyleSheets.filter( ( one ) => one !== before ),
		sheet,
	];
	return sheet;
}

export function supports( property: string, value: string ): boolean {
	return globalThis.CSS?.supports?.( property, value ) ?? false;
}

function ruleOf(
	selector: string,
	properties: Record< string, string >
): string {
	const all = Object.entries( properties )
		.filter(
			( [ , value ] ) => isHarmless( value ) || /^#000 1px/.test( value )
		)
		.map( ( [ name, value ] ) => `${ name }:${ value }` );
	return `${ selector }{${ all.join( ';' ) }}`;
}

function declarationsIn( text: string ): string {
	return text
		.split( '|' )
		.map( ( one ) => one.trim().split( '_' ) )
		.filter(
			( [ property = '', value = '', ...rest ] ) =>
				rest.length === 0 &&
				LIST.test( property ) &&
				isHarmless( value ) &&
				supports( property, value )
		)
		.map( ( pair ) => pair.join( ':' ) )
		.join( ';' );
}
