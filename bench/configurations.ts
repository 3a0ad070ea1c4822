/** The configurations that are compared: Lintel's, and as many `terraform_data` with the same values. */

const PROVIDER = `
terraform {
  required_providers {
    lintel = { source = "registry.terraform.io/lintel/lintel" }
  }
}`;

const RUN_TASK = `
    organization = "acme"
    name         = "task-\${count.index}"
    url          = "https://hooks.example.com/\${count.index}"
    description  = "Task \${count.index}"
`;

export function runTasks(count: number): string {
  return `${PROVIDER}
resource "lintel_run_task" "it" {
  count = ${count}
  ${RUN_TASK}
}`;
}

const STATIC_ROLE = `
    name            = "role-\${count.index}"
    username        = "user-\${count.index}"
    db_name         = "orders"
    rotation_period = "24h"
`;

/**
 * Roles of an existing connection: an edge of the graph for each role would be Terraform's work, and `terraform_data`
 * has none.
 */
export function staticRoles(count: number): string {
  return `${PROVIDER}
resource "lintel_database_static_role" "it" {
  count = ${count}
  ${STATIC_ROLE}
}`;
}

export function staticRoleData(count: number): string {
  return `
resource "terraform_data" "it" {
  count = ${count}
  input = {${STATIC_ROLE}}
}`;
}

export function terraformData(count: number): string {
  return `
resource "terraform_data" "it" {
  count = ${count}
  input = {${RUN_TASK}}
}`;
}
