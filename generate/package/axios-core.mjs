// What the bundles have of axios where no proxy is configured: its client, without the adapters that it could send through.
export { default as Axios } from 'axios/unsafe/core/Axios.js';
