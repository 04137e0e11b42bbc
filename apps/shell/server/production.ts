/** React chooses its production build by NODE_ENV when it is first required, so this is imported before everything else. */
const environment = process.env;
environment['NODE_ENV'] ??= 'production';
