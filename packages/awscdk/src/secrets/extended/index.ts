export * from './database-mount';
export * from './engine-mount';
export * from './engine-mount-props';
export * from './key-management-mount';
export * from './kubernetes-mount';
export * from './kv-mount';
export * from './pki-mount';
export * from './platform-token-mount';
