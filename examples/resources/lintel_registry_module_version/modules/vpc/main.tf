variable "cidr_block" {
  type        = string
  description = "The range of addresses."
}

resource "aws_vpc" "this" {
  cidr_block = var.cidr_block
}

output "id" {
  value = aws_vpc.this.id
}
