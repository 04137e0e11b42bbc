/** Longer than the library's default of one second, because a busy machine renders late. */
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 10_000 });
