import { render } from 'preact';
import { App } from './app.tsx';
import { LocalFile } from './local.tsx';
// Styles have no value; the bundler takes them from here.
// oxlint-disable-next-line no-unassigned-import
import './style.css';

/** The names of all resources that come with mockgen. The bundler puts them here. */
declare const BUILTINS: readonly string[];

const root = document.querySelector('#app');
const base = new URL('.', location.href).href;

if (root) render(location.protocol === 'file:' ? <LocalFile /> : <App base={base} builtins={BUILTINS} />, root);
