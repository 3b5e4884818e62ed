import {
	ExternalLink,
	Notice,
	SelectControl,
	Spinner,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { settingsUrl } from '@vitrine/editor';
import type { SourceNetwork } from '@vitrine/editor';
import { itemNames, lacksItem } from './feed-source';
import type { ContentKind, FeedSource } from './feed-source';
import { HashtagControl } from './hashtag-control';
import { ItemControl } from './item-control';
import { contentLabels } from './labels';
import { useContents, useFetching } from './use-contents';
import type { Refusal } from './use-contents';

/** Milliseconds after which a choice is taken for meant. */
const REST = 700;

interface ContentFieldsProps {
	source: FeedSource;
	/** Of the account; undefined when it is gone. */
	network: SourceNetwork | undefined;
	onChange: ( source: FeedSource ) => void;
	/** Called when posts have been fetched. */
	onFetched: () => void;
}

/**
 * What of an account is shown, as far as it has it.
 *
 * @param props           What to show.
 * @param props.source    What is chosen.
 * @param props.network   Network of the account.
 * @param props.onChange  Receives what is chosen.
 * @param props.onFetched Called when posts have been fetched.
 */
export function ContentFields( {
	source,
	network,
	onChange,
	onFetched,
}: ContentFieldsProps ) {
	const { content } = source;
	const named = itemNames[ content ];
	const contents = useContents(
		source.source,
		named === 'id' ? content : null
	);
	const fetching = useFetching( onFetched );
	/** The answer comes seconds later, and something else may have been chosen by then. */
	const latest = useRef( { source, onChange } );
	latest.current = { source, onChange };
	const chooseItem = async ( contentItem: string ) => {
		const found = await fetching.fetch( { ...source, contentItem } );
		const now = latest.current;
		if (
			found &&
			now.source.source === source.source &&
			now.source.content === content
		) {
			now.onChange( { ...source, contentItem: found.contentItem } );
		}
	};
	/** Arrows go through the list one by one: only where they rest is fetched. */
	const rest = useRef( 0 );
	const chooseKind = ( kind: ContentKind ) => {
		// Both lists of a hashtag are of the same one.
		const isSameTag = named === 'tag' && itemNames[ kind ] === 'tag';
		const wanted = {
			source: source.source,
			content: kind,
			contentItem: isSameTag ? source.contentItem : '',
		};
		onChange( wanted );
		fetching.forget();
		window.clearTimeout( rest.current );
		if ( ! lacksItem( wanted ) ) {
			rest.current = window.setTimeout(
				() => fetching.fetch( wanted ),
				REST
			);
		}
	};
	const refusal = fetching.refusal ?? contents.refusal;
	return (
		<VStack spacing={ 4 }>
			<KindControl
				value={ content }
				kinds={ contents.kinds }
				isFacebook={ network === 'facebook' }
				onChange={ chooseKind }
			/>
			{ named === 'id' && (
				<ItemControl
					kind={ content }
					value={ source.contentItem }
					choices={ contents.choices }
					isRefused={ contents.refusal !== null }
					onChange={ chooseItem }
				/>
			) }
			{ named === 'tag' && (
				<HashtagControl
					key={ source.contentItem }
					value={ source.contentItem }
					isBusy={ fetching.isBusy }
					onChange={ chooseItem }
				/>
			) }
			{ fetching.isBusy && <FetchingLine /> }
			{ refusal && <RefusalNotice refusal={ refusal } /> }
		</VStack>
	);
}

interface KindControlProps {
	value: ContentKind;
	kinds: ContentKind[] | null;
	isFacebook: boolean;
	onChange: ( kind: ContentKind ) => void;
}

/** What is offered is what the account has; what is chosen stays in sight until another is. */
function KindControl( {
	value,
	kinds,
	isFacebook,
	onChange,
}: KindControlProps ) {
	const labels = contentLabels();
	return (
		<SelectControl< ContentKind >
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Show', 'vitrine' ) }
			help={ isFacebook ? <GroupsHelp /> : undefined }
			value={ value }
			options={ Object.entries( labels )
				.map( ( [ kind, label ] ) => ( {
					value: kind as ContentKind,
					label,
				} ) )
				.filter(
					( one ) =>
						one.value === value || kinds?.includes( one.value )
				) }
			onChange={ onChange }
		/>
	);
}

/** Why there is no kind for groups. */
const GroupsHelp = () => (
	<>
		{ __(
			'Facebook shut down its Groups API in April 2024. You can still import group posts from a file.',
			'vitrine'
		) }{ ' ' }
		<ExternalLink href={ settingsUrl() }>
			{ __( 'Open Vitrine settings', 'vitrine' ) }
		</ExternalLink>
	</>
);

const FetchingLine = () => (
	<p className="vitrine-fetching">
		<Spinner />
		{ __( 'Fetching posts…', 'vitrine' ) }
	</p>
);

const RefusalNotice = ( {
	refusal: { message, remedy },
}: {
	refusal: Refusal;
} ) => (
	<Notice status="warning" isDismissible={ false }>
		{ message } { remedy }
	</Notice>
);
