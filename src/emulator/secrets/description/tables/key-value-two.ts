/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const KEY_VALUE_TWO = `
config create
 get read-config
 post write-config cas_required:bool delete_version_after:seconds max_versions:int metadata_cas_required:bool
data/{path} create
 get read-data-path
 post write-data-path data:map options:map version:int
 delete delete-data-path
delete/{path} create
 post write-delete-path versions:ints
destroy/{path} create
 post write-destroy-path versions:ints
detailed-metadata/{path}
 list list-detailed-metadata-path
metadata/{path} create
 get+list read-metadata-path
 post write-metadata-path =write-config after custom_metadata:map limit:int metadata_cas:int
 delete delete-metadata-path
subkeys/{path}
 get read-subkeys-path
undelete/{path} create
 post write-undelete-path versions:ints
`;
