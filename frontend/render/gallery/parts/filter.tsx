import { Icon } from '../../icon';
import { webAddress } from '../../address';
import { part } from '../names';
import type { GalleryView } from '../types';
import { nameOf } from '../strings';
import type { GalleryStrings } from '../strings';

interface FilterProps {
	view: GalleryView;
	words: GalleryStrings;
}

/**
 * Search and tags: a form, and links that are pages of their own.
 *
 * @param props       What to show.
 * @param props.view  The gallery.
 * @param props.words Words.
 */
export function Filter( { view, words }: FilterProps ) {
	const { filter, search, form, names } = view;
	if ( ! filter && search === null ) {
		return null;
	}
	const chosen = filter?.tags.filter( ( { selected } ) => selected ) ?? [];
	const mayMatch = filter?.mode === 'multiple' && chosen.length > 1;
	return (
		<form
			className={ part( 'filter' ) }
			method="get"
			action={ webAddress( form.action ) }
			role="search"
			aria-label={ nameOf( words, 'find', view.nth ) }
		>
			{ form.fields.map( ( { name, value }, index ) => (
				<input
					key={ index }
					type="hidden"
					name={ name }
					value={ value }
				/>
			) ) }
			{ chosen.map( ( { name } ) => (
				<input
					key={ name }
					type="hidden"
					name={ names.tags }
					value={ name }
				/>
			) ) }
			{ search !== null && (
				<span className={ part( 'search' ) }>
					<input
						className={ part( 'field' ) }
						type="search"
						name={ names.search }
						defaultValue={ search }
						placeholder={ words.search }
						aria-label={ words.search }
					/>
					<Submit label={ words.search } />
				</span>
			) }
			{ filter && filter.tags.length > 0 && (
				<Tags tags={ filter.tags } label={ words.tags } />
			) }
			{ mayMatch && (
				<select
					className={ part( 'match' ) }
					name={ names.match }
					aria-label={ words.match }
					defaultValue={ filter.operator }
				>
					<option value="or">{ words.any }</option>
					<option value="and">{ words.all }</option>
				</select>
			) }
			{ mayMatch && search === null && <Submit label={ words.search } /> }
		</form>
	);
}

interface TagsProps {
	tags: NonNullable< GalleryView[ 'filter' ] >[ 'tags' ];
	label: string;
}

/**
 * Links to what has a tag, each with how many items have it.
 *
 * @param props       What to show.
 * @param props.tags  The tags.
 * @param props.label Name of the list.
 */
function Tags( { tags, label }: TagsProps ) {
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit drops the list without markers.
		<ul className={ part( 'tags' ) } aria-label={ label } role="list">
			{ tags.map( ( { name, count, selected, url } ) => (
				<li key={ name }>
					<a
						className={ part( 'tag' ) }
						href={ webAddress( url ) }
						aria-current={ selected || undefined }
					>
						{ name }{ ' ' }
						<span className={ part( 'count' ) }>
							{ count.toLocaleString() }
						</span>
					</a>
				</li>
			) ) }
		</ul>
	);
}

/**
 * The button that searches.
 *
 * @param props       What to show.
 * @param props.label Its name.
 */
function Submit( { label }: { label: string } ) {
	return (
		<button
			type="submit"
			className={ part( 'submit' ) }
			aria-label={ label }
		>
			<Icon name="search" className={ part( 'icon' ) } />
		</button>
	);
}
