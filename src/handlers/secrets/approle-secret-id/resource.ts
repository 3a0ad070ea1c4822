export { approleSecretIdEphemeralResource } from './resource/ephemeral';
export { approleSecretIdResource } from './resource/kept';
