/** The configurations that are compared: ours, and as much of Terraform's own `terraform_data` with the same values. */

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

export function staticRoles(count: number): string {
  return `${PROVIDER}
resource "lintel_database_connection" "orders" {
  name              = "orders"
  plugin_name       = "mysql-database-plugin"
  verify_connection = false
  allowed_roles     = ["*"]
}
resource "lintel_database_static_role" "it" {
  count      = ${count}
  depends_on = [lintel_database_connection.orders]
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
