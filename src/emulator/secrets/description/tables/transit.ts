/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const TRANSIT = `
config/keys
 get transit-read-keys-configuration
 post transit-configure-keys disable_upsert:bool
decrypt/{name}
 post transit-decrypt associated_data batch_input:objects ciphertext context partial_failure_response_code:int
encrypt/{name} create
 post transit-encrypt =transit-decrypt -ciphertext convergent_encryption:bool key_version:int plaintext
    type:text=aes256-gcm96
keys
 list transit-list-keys
keys/{name}
 get transit-read-key
 post transit-create-key allow_plaintext_backup:bool auto_rotate_period:seconds=0 context
    convergent_encryption:bool derived:bool exportable:bool key_size:int=0 type:text=aes256-gcm96
 delete transit-delete-key
keys/{name}/config
 post transit-configure-key allow_plaintext_backup:bool auto_rotate_period:seconds deletion_allowed:bool
    exportable:bool min_decryption_version:int min_encryption_version:int
keys/{name}/rotate
 post transit-rotate-key
keys/{name}/soft-delete
 delete transit-soft-delete-key
keys/{name}/soft-delete-restore
 post transit-soft-delete-restore-key
keys/{name}/trim
 post transit-trim-key min_available_version:int
`;
