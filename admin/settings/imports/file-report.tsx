import { __, _n, sprintf } from '@wordpress/i18n';

import type { FirstPost, Report } from './types';

/** What is understood of a file: numbers, the first posts, and why rows are skipped. */
export const FileReport = ( { report }: { report: Report | null } ) => (
	<>
		{ /* Only a region that was there before is read out. */ }
		<p role="status" className="vitrine-import__numbers">
			{ report && <Numbers report={ report } /> }
		</p>
		{ report && report.first.length > 0 && (
			<FirstPosts posts={ report.first } />
		) }
		{ report && report.rows.length > 0 && <Skipped report={ report } /> }
	</>
);

const Numbers = ( { report: { posts, skipped } }: { report: Report } ) => (
	<>
		<strong>
			{ sprintf(
				/* translators: %d: number of posts. */
				_n(
					'%d post can be imported.',
					'%d posts can be imported.',
					posts,
					'vitrine'
				),
				posts
			) }
		</strong>{ ' ' }
		{ skipped > 0 &&
			sprintf(
				/* translators: %d: number of rows. */
				_n(
					'%d row will be skipped.',
					'%d rows will be skipped.',
					skipped,
					'vitrine'
				),
				skipped
			) }
	</>
);

const FirstPosts = ( { posts }: { posts: FirstPost[] } ) => (
	<div className="vitrine-import__table">
		<table className="widefat striped">
			<caption>{ __( 'First posts', 'vitrine' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Date', 'vitrine' ) }</th>
					<th scope="col">{ __( 'Author', 'vitrine' ) }</th>
					<th scope="col">{ __( 'Text', 'vitrine' ) }</th>
					<th scope="col">{ __( 'Images', 'vitrine' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ posts.map( ( post, index ) => (
					<tr key={ index }>
						<td>
							{ post.date
								? new Date( post.date ).toLocaleString(
										undefined,
										{
											dateStyle: 'medium',
											timeStyle: 'short',
										}
									)
								: '—' }
						</td>
						<td dir="auto">{ post.author || '—' }</td>
						<td dir="auto">{ post.text || '—' }</td>
						<td>{ post.pictures }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	</div>
);

/** Rows that are no posts, by line. */
const Skipped = ( { report: { rows, skipped } }: { report: Report } ) => (
	<>
		<h4>{ __( 'Skipped rows', 'vitrine' ) }</h4>
		<ul className="vitrine-import__rows">
			{ rows.map( ( { line, reason } ) => (
				<li key={ line }>
					{ sprintf(
						/* translators: 1: number of a line in a file, 2: why it is skipped. */
						__( 'Line %1$d: %2$s', 'vitrine' ),
						line,
						reason
					) }
				</li>
			) ) }
			{ skipped > rows.length && (
				<li>
					{ sprintf(
						/* translators: %d: number of rows. */
						_n(
							'%d more row',
							'%d more rows',
							skipped - rows.length,
							'vitrine'
						),
						skipped - rows.length
					) }
				</li>
			) }
		</ul>
	</>
);
