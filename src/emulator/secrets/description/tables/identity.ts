/** Paths, operations and the members of their bodies; `parse-table.ts` says how they are written. */
export const IDENTITY = `
entity
 post entity-create disabled:bool id metadata:pairs name policies:list
entity-alias
 post entity-create-alias canonical_id custom_metadata:pairs entity_id id mount_accessor name
entity-alias/id
 list entity-list-aliases-by-id
entity-alias/id/{id}
 get entity-read-alias-by-id
 post entity-update-alias-by-id =entity-create-alias -id
 delete entity-delete-alias-by-id
entity/batch-delete
 post entity-batch-delete entity_ids:list
entity/id
 list entity-list-by-id
entity/id/{id}
 get entity-read-by-id
 post entity-update-by-id =entity-create -id
 delete entity-delete-by-id
entity/name
 list entity-list-by-name
entity/name/{name}
 get entity-read-by-name
 post entity-update-by-name =entity-create -name
 delete entity-delete-by-name
group
 post group-create =entity-create -disabled member_entity_ids:list member_group_ids:list type
group-alias
 post group-create-alias canonical_id id mount_accessor name
group-alias/id
 list group-list-aliases-by-id
group-alias/id/{id}
 get group-read-alias-by-id
 post group-update-alias-by-id =group-create-alias -id
 delete group-delete-alias-by-id
group/id
 list group-list-by-id
group/id/{id}
 get group-read-by-id
 post group-update-by-id =group-create -id
 delete group-delete-by-id
group/name
 list group-list-by-name
group/name/{name}
 get group-read-by-name
 post group-update-by-name =group-create -name
 delete group-delete-by-name
lookup/entity
 post entity-look-up alias_id alias_mount_accessor alias_name id name
lookup/group
 post group-look-up =entity-look-up
`;
