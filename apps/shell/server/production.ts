/** React decides by the environment, when it is first required, whether it is the production build: imported before everything else. */
const environment = process.env;
environment['NODE_ENV'] ??= 'production';
