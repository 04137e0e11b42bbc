declare module '*.module.css';
