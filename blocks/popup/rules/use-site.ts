import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ConditionRow } from '../../../frontend/render/popup/types';
import { placeKey, placeOf } from './places';
import type { Chosen, PlaceGroup, SiteType, SiteTypes } from './places';

/** What the editor of WordPress is told about popups (php/Popup/EditorRoles.php). */
interface EditorSettings {
	vitrinePopup?: { roles: Record< string, string > };
}

interface Named {
	slug: string;
	name: string;
	hierarchical?: boolean;
	has_archive?: boolean | string;
	labels?: { singular_name?: string };
	visibility?: { publicly_queryable?: boolean };
	viewable?: boolean;
}

interface CoreData {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => Found[] | null;
	getPostTypes: ( query: object ) => Named[] | null;
	getTaxonomies: ( query: object ) => Named[] | null;
	isResolving: ( name: string, args: unknown[] ) => boolean;
}

/** What a search may find: a post, a term, a user. */
interface Found {
	id: number;
	name?: string;
	title?: { rendered?: string; raw?: string };
	status?: string;
}

const ALL = { per_page: -1, context: 'edit' };

/** Names of roles by slug. */
export function useRoles(): Record< string, string > {
	return useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as
					{ getEditorSettings?: () => EditorSettings } | undefined
			 )?.getEditorSettings?.().vitrinePopup?.roles ?? NO_ROLES,
		[]
	);
}

const NO_ROLES: Record< string, string > = {};

/** Kinds of content and taxonomies that visitors can look at. */
export function useSiteTypes(): SiteTypes {
	const { posts, taxonomies } = useSelect( ( select ) => {
		const core = select( coreStore ) as unknown as CoreData;
		return {
			posts: core.getPostTypes( ALL ),
			taxonomies: core.getTaxonomies( ALL ),
		};
	}, [] );
	return useMemo(
		() => ( {
			posts: ( posts ?? [] )
				.filter( ( { viewable } ) => viewable )
				.map( asSiteType ),
			taxonomies: ( taxonomies ?? [] )
				.filter(
					( { slug, visibility } ) =>
						visibility?.publicly_queryable && slug !== 'post_format'
				)
				.map( asSiteType ),
		} ),
		[ posts, taxonomies ]
	);
}

const asSiteType = ( {
	slug,
	name,
	labels,
	hierarchical = false,
	has_archive: archive = false,
}: Named ): SiteType => ( {
	slug,
	name,
	singular: labels?.singular_name ?? name,
	isHierarchical: hierarchical,
	hasArchive: Boolean( archive ),
} );

/** Something that can be chosen. */
export interface Entity {
	id: number;
	label: string;
	status?: string;
}

/**
 * Searches posts, terms or authors.
 *
 * @param of     What is searched, null = nothing.
 * @param search Words.
 * @param id     One that is wanted in any case, 0 = none.
 * @param more   Further parameters of REST.
 * @return What was found, null = not known yet.
 */
export function useEntities(
	of: Chosen,
	search: string,
	id: number,
	more: object = NOTHING
): { found: Entity[] | null; chosen: Entity | undefined; isLoading: boolean } {
	const kind = of?.kind ?? '';
	const name = of?.name ?? '';
	return useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as CoreData;
			const get = ( query: object ) => {
				const whole = { context: 'view', ...query, ...more };
				return {
					records: core.getEntityRecords( kind, name, whole ),
					isLoading: core.isResolving( 'getEntityRecords', [
						kind,
						name,
						whole,
					] ),
				};
			};
			if ( ! name ) {
				return { found: [], chosen: undefined, isLoading: false };
			}
			const list = get( {
				per_page: 20,
				...( search && { search } ),
			} );
			const own = id
				? get( { include: [ id ], per_page: 1 } )
				: undefined;
			const [ one ] = own?.records ?? [];
			return {
				found: list.records?.map( asEntity ) ?? null,
				chosen: one && asEntity( one ),
				isLoading: list.isLoading || Boolean( own?.isLoading ),
			};
		},
		[ kind, name, search, id, more ]
	);
}

const NOTHING = {};

const asEntity = ( { id, name, title, status }: Found ): Entity => ( {
	id,
	label: plain( name ?? title?.raw ?? title?.rendered ?? '' ) || `#${ id }`,
	...( status && { status } ),
} );

/**
 * What each row of where says, with the name of what was chosen.
 *
 * @param rows   Rows.
 * @param groups All places.
 */
export function usePlaceNames(
	rows: ConditionRow[],
	groups: PlaceGroup[]
): string[] {
	const names = useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as CoreData;
			return rows
				.map( ( row ) => {
					const place = placeOf( groups, placeKey( row ) );
					const id = Number( row.sub_id ) || 0;
					if ( ! place.of || id === 0 ) {
						return place.label;
					}
					const [ one ] =
						core.getEntityRecords( place.of.kind, place.of.name, {
							context: 'view',
							include: [ id ],
							per_page: 1,
						} ) ?? [];
					return sprintf(
						/* translators: 1: a place, 2: name of a post, term or author */
						__( '%1$s “%2$s”', 'vitrine' ),
						place.label,
						one ? asEntity( one ).label : `#${ id }`
					);
				} )
				.join( '\n' );
		},
		[ rows, groups ]
	);
	return rows.length === 0 ? [] : names.split( '\n' );
}

/**
 * The REST API writes `&amp;` for `&`; nothing in such a document runs or is loaded.
 *
 * @param html Name or title.
 */
export const plain = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';
