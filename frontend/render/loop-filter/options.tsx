import type { CSSProperties, ReactNode } from 'react';
import { webAddress } from '../address';
import { part } from './names';
import type { FilterForm, FilterOption, LoopFilterView } from './view';

type Shown = Omit< FilterOption, 'children' >;

const Name = ( { option: { name, count } }: { option: Shown } ) => (
	<>
		{ name }
		{ count && (
			<>
				{ ' ' }
				<span className={ part( 'count' ) }>{ count.text }</span>
			</>
		) }
	</>
);

const Link = ( { option }: { option: Shown } ) =>
	option.unavailable ? (
		// What is no link now is one with other choices.
		// eslint-disable-next-line jsx-a11y/anchor-is-valid
		<a
			className={ part( 'link' ) }
			role="link"
			aria-disabled
			aria-label={ option.count?.name }
		>
			<Name option={ option } />
		</a>
	) : (
		<a
			className={ part( 'link' ) }
			href={ webAddress( option.url ) }
			aria-current={ option.current || undefined }
			rel={ option.follow ? undefined : 'nofollow' }
			aria-label={ option.count?.name }
		>
			<Name option={ option } />
		</a>
	);

const Field = ( { option, form }: { option: Shown; form: FilterForm } ) => (
	// The rule does not look so deep.
	// eslint-disable-next-line jsx-a11y/label-has-associated-control
	<label className={ part( 'field' ) }>
		<input
			className={ part( 'input' ) }
			type={ form.type }
			name={ form.name }
			value={ option.value }
			disabled={ option.unavailable }
			aria-label={ option.count?.name }
			defaultChecked={ option.current }
		/>
		<span>
			<Name option={ option } />
		</span>
	</label>
);

const Items = ( {
	options,
	show,
}: {
	options: FilterOption[];
	show: ( option: Shown ) => ReactNode;
} ) => (
	<>
		{ options.map( ( option ) => (
			<li
				key={ option.value }
				className={ part( 'item' ) }
				data-value={ option.value }
			>
				{ show( option ) }
				{ option.children.length > 0 && (
					// WebKit drops the list from the accessibility tree without markers.
					// eslint-disable-next-line jsx-a11y/no-redundant-roles
					<ul className={ part( 'children' ) } role="list">
						<Items options={ option.children } show={ show } />
					</ul>
				) }
			</li>
		) ) }
	</>
);

/** The option that takes all others back. */
export const allOf = ( { all }: LoopFilterView ): Shown[] =>
	all
		? [
				{
					value: '',
					name: all.label,
					url: all.url,
					current: all.current,
					follow: true,
				},
			]
		: [];

/**
 * Options below or beside each other.
 *
 * @param props      What to show.
 * @param props.view The filter's view.
 */
export const Options = ( { view }: { view: LoopFilterView } ) => {
	const { form } = view;
	const link = ( option: Shown ) => <Link option={ option } />;
	const show = ( option: Shown ) =>
		form ? <Field option={ option } form={ form } /> : link( option );
	const all = allOf( view ).map( ( option ) => (
		<li key="" className={ part( 'item' ) } data-value="">
			{ form?.type === 'radio' ? show( option ) : link( option ) }
		</li>
	) );
	// Numbers that become longer or shorter move nothing.
	const room =
		view.digits > 2
			? ( { '--vitrine-digits': view.digits } as CSSProperties )
			: undefined;
	return (
		<>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
			<ul className={ part( 'list' ) } role="list" style={ room }>
				{ all }
				<Items options={ view.options } show={ show } />
			</ul>
			{ view.more && (
				<details className={ part( 'more' ) } open={ view.more.open }>
					<summary className={ part( 'summary' ) }>
						{ view.more.label }
					</summary>
					{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
					<ul className={ part( 'list' ) } role="list" style={ room }>
						<Items options={ view.more.options } show={ show } />
					</ul>
				</details>
			) }
		</>
	);
};
