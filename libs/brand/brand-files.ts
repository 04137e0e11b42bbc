/** The files of every brand; the shell's build puts them at `/static/brand/`. */
import './assets/emsal-logo.svg';
import './assets/emsal.svg';
import './assets/kumru-logo.svg';
import './assets/kumru.svg';
