variable "cidr" {
  type        = string
  description = "The addresses."
}

output "cidr" {
  value = var.cidr
}
