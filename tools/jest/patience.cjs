/** Whoever waits for the page to change waits longer than the library's one second: a busy machine draws late. */
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 10_000 });
