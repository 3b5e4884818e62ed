/** `@vitrine/embed`, the script module that loads frames of third parties once they may be. Importing it is enough. */
import { mount } from '@vitrine/frontend';
import './embed.scss';
import { attachEmbed } from './embed';
import { readPage } from './read';

// Where there is no tool, nothing of it is fetched.
const tool = readPage()
	? import( /* webpackIgnore: true */ '@vitrine/consent' )
	: undefined;

mount( '.vitrine-embed', ( element ) => attachEmbed( element, tool ) );
