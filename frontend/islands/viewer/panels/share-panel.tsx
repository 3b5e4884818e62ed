/** The panel that shares a picture. */
import { safeUrl } from '@vitrine/frontend';
import { useRef, useState } from 'react';
import { fill, type Strings } from '../strings';
import { P } from './classes';
import { NETWORKS, shareUrl, type Network, type Shared } from './share';

/** Px of a network's window. */
const WINDOW = 'width=500,height=550';

/** Names of networks whose link has no word of its own. */
const NAMES: Partial< Record< Network, string > > = {
	tumblr: 'Tumblr',
	twitter: 'X (Twitter)',
	vk: 'VK',
};

/** Whether the system has a panel of its own. */
const mayShare = ( data: ShareData ) =>
	typeof navigator.share === 'function' &&
	navigator.canShare?.( data ) !== false;

interface ShareProps {
	words: Strings;
	shared: Shared;
	close: () => void;
}

/**
 * The share panel.
 *
 * @param props        What to share.
 * @param props.words  In which words.
 * @param props.shared What.
 * @param props.close  Closes the panel.
 */
export function Share( { words, shared, close }: ShareProps ) {
	const field = useRef< HTMLInputElement >( null );
	const [ said, setSaid ] = useState( '' );
	const { url, title } = shared;
	const system = title ? { url, title } : { url };
	const copy = async () => {
		field.current?.select();
		try {
			await navigator.clipboard.writeText( url );
			setSaid( words[ 'copied' ] ?? '' );
		} catch {
			// Not a secure page, or not allowed: the link is selected, keys copy it.
			setSaid( words[ 'copyKeys' ] ?? '' );
		}
	};
	return (
		<div className={ `${ P }share` }>
			{ mayShare( system ) && (
				<button
					type="button"
					className={ `${ P }button` }
					onClick={ () =>
						navigator.share( system ).then( close, () => {
							// Somebody thought better of it.
						} )
					}
				>
					{ words[ 'shareSystem' ] }
				</button>
			) }
			<ul>
				{ NETWORKS.map( ( network ) => (
					<li key={ network }>
						<a
							className={ `${ P }button` }
							href={ safeUrl( shareUrl( network, shared ) ) }
							target="_blank"
							rel="noopener noreferrer"
							onClick={ ( event ) => {
								if ( network !== 'mail' ) {
									event.preventDefault();
									window.open(
										safeUrl( shareUrl( network, shared ) ),
										'_blank',
										`${ WINDOW },noopener`
									);
								}
								close();
							} }
						>
							{ words[ network ] ??
								fill(
									words[ 'shareOn' ] ?? '%s',
									NAMES[ network ] ?? network
								) }
						</a>
					</li>
				) ) }
			</ul>
			<div className={ `${ P }link` }>
				<label htmlFor={ `${ P }link` }>{ words[ 'link' ] }</label>
				<input
					id={ `${ P }link` }
					ref={ field }
					type="url"
					readOnly
					value={ url }
					onFocus={ ( event ) => event.currentTarget.select() }
				/>
			</div>
			<button type="button" className={ `${ P }button` } onClick={ copy }>
				{ words[ 'copy' ] }
			</button>
			<p role="status">{ said }</p>
		</div>
	);
}
