// The bundler takes the styles and the script of the page from here.
// oxlint-disable-next-line no-unassigned-import
import './style.css';
// oxlint-disable-next-line no-unassigned-import
import './main.ts';
