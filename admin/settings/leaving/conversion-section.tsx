import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import type { GalleryPlace } from './api';
import { ConfirmConversion } from './confirm-conversion';
import { PlaceRow } from './place-row';
import { useConversion } from './use-conversion';

interface ConversionSectionProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** Galleries become WordPress galleries, for whoever leaves. */
export function ConversionSection( { tell }: ConversionSectionProps ) {
	const { places, isBusy, step, problem, refused, find, convert } =
		useConversion( tell );
	/** What is about to be converted. */
	const [ chosen, setChosen ] = useState< GalleryPlace[] | null >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const convertible = ( places ?? [] ).filter(
		( { kind } ) => kind !== 'file'
	);

	/** The button that was pressed is gone when its galleries are. */
	const onConvert = async () => {
		const now = chosen ?? [];
		setChosen( null );
		await convert( now );
		heading.current?.focus();
	};

	return (
		<section
			className="vitrine-settings"
			aria-labelledby="vitrine-conversion"
		>
			<h2
				id="vitrine-conversion"
				className="vitrine-settings__title"
				ref={ heading }
				tabIndex={ -1 }
			>
				{ __( 'Convert galleries', 'vitrine' ) }
			</h2>
			{ problem && <ProblemNotice problem={ problem } /> }
			{ refused.map( ( { place, message } ) => (
				<ProblemNotice
					key={ `${ place.kind }-${ place.id }` }
					about={ place.title }
					problem={ { code: '', message, remedy: null } }
				/>
			) ) }
			<div className="vitrine-card vitrine-conversion">
				<p>
					{ __(
						'To stop using Vitrine and keep your galleries, convert them into WordPress galleries.',
						'vitrine'
					) }
				</p>
				{ places !== null && (
					<PlaceList
						places={ places }
						isBusy={ isBusy }
						onConvert={ setChosen }
					/>
				) }
				<p role="status" className="vitrine-muted">
					{ step }
				</p>
				{ places === null && (
					<WorkButton isBusy={ isBusy } onClick={ () => void find() }>
						{ __( 'Find galleries', 'vitrine' ) }
					</WorkButton>
				) }
				{ convertible.length > 1 && (
					<WorkButton
						isBusy={ isBusy }
						onClick={ () => setChosen( convertible ) }
					>
						{ __( 'Convert all', 'vitrine' ) }
					</WorkButton>
				) }
			</div>
			{ chosen && (
				<ConfirmConversion
					places={ chosen }
					onConvert={ () => void onConvert() }
					onClose={ () => setChosen( null ) }
				/>
			) }
		</section>
	);
}

interface PlaceListProps {
	places: GalleryPlace[];
	isBusy: boolean;
	onConvert: ( places: GalleryPlace[] ) => void;
}

/** Where galleries are. */
const PlaceList = ( { places, isBusy, onConvert }: PlaceListProps ) =>
	places.length === 0 ? (
		<p className="vitrine-muted">
			{ __( 'No Vitrine galleries found.', 'vitrine' ) }
		</p>
	) : (
		<ul className="vitrine-places">
			{ places.map( ( place ) => (
				<PlaceRow
					key={ `${ place.kind }-${ place.id }` }
					place={ place }
					isBusy={ isBusy }
					onConvert={ onConvert }
				/>
			) ) }
		</ul>
	);

interface WorkButtonProps {
	isBusy: boolean;
	onClick: () => void;
	children: string;
}

const WorkButton = ( { isBusy, onClick, children }: WorkButtonProps ) => (
	<Button
		variant="secondary"
		__next40pxDefaultSize
		isBusy={ isBusy }
		disabled={ isBusy }
		accessibleWhenDisabled
		onClick={ onClick }
	>
		{ children }
	</Button>
);
